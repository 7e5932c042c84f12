export { type Credentials, readCredentials, roleUrl } from './credentials.ts';
export { type EmbeddedPostgres, type LauncherOptions, startEmbeddedPostgres } from './launcher.ts';
