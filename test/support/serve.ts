import { serve } from '../../src/cli/serve.ts';

// A process of its own for the tests of start and stop.
process.exitCode = await serve();
