import { serve } from '../../dist/cli/serve.js';
import { SETTINGS } from '../lib/settings.mjs';

/** The product's own `serve`, as it is, with limits raised by its settings. */
const [applicationUrl, dataDir] = process.argv.slice(2);
const code = await serve({
  env: { ...SETTINGS, DATABASE_URL: applicationUrl, DATA_DIR: dataDir, PORT: '0' },
  out: (line) => process.send({ url: line.replace('listening on ', '') }),
  complain: (line) => process.stderr.write(`${line}\n`),
});
process.exit(code);
