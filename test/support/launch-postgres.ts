import { startEmbeddedPostgres } from '../../src/store/postgres/index.ts';

// A process of its own for the launcher's tests: starts the server in the folder it is given, prints the
// application's URL and stays until it is ended.
const server = await startEmbeddedPostgres({
  dataDir: process.argv[2] ?? '',
  log: (line) => console.error(line),
});
console.log(server.applicationUrl);
setInterval(() => {}, 60_000);
