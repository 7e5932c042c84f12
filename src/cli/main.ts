#!/usr/bin/env node
import { dispatch } from './dispatch.ts';

// A reader that has seen enough, such as head, ends the writing, but not the work: its exit code still tells.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

process.exitCode = await dispatch(process.argv.slice(2));
