#!/usr/bin/env node
import { DONE } from './command-line.ts';
import { dispatch } from './dispatch.ts';

// A reader that has seen enough, such as head, ends the writing.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(DONE);
  throw error;
});

process.exitCode = await dispatch(process.argv.slice(2));
