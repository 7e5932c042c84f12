import pg from 'pg';
import type { Tables } from './schema.ts';

/**
 * What the application role may do, and nothing more: events, and what proves them, are never changed.
 */
const RIGHTS: Readonly<Record<keyof Tables | 'kysely_migration', string>> = {
  events: 'SELECT, INSERT',
  openings: 'SELECT, INSERT, DELETE',
  erasures: 'SELECT, INSERT',
  commands: 'SELECT, INSERT',
  seeds: 'SELECT, INSERT',
  snapshots: 'SELECT, INSERT, DELETE',
  matches: 'SELECT, INSERT, UPDATE',
  seats: 'SELECT, INSERT, UPDATE, DELETE',
  jobs: 'SELECT, INSERT, UPDATE, DELETE',
  players: 'SELECT, INSERT, UPDATE',
  refresh_tokens: 'SELECT, INSERT, UPDATE, DELETE',
  creations: 'SELECT, INSERT, DELETE',
  service_keys: 'SELECT, INSERT',
  kysely_migration: 'SELECT',
};

/** The statement that gives a role exactly these rights. To be run by the owner after migrations. */
export function grantStatement(role: string): string {
  const name = pg.escapeIdentifier(role);
  const grants = Object.entries(RIGHTS).map(([table, rights]) => `GRANT ${rights} ON ${table} TO ${name};`);
  return [
    'BEGIN;',
    `GRANT USAGE ON SCHEMA public TO ${name};`,
    `REVOKE ALL ON ALL TABLES IN SCHEMA public FROM ${name};`,
    ...grants,
    'COMMIT;',
  ].join('\n');
}
