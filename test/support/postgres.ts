import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { asAdmin, type Template, urlFor } from './postgres-template.ts';

/** A database of one test file's own, migrated and empty. */
export interface TestDatabase {
  readonly ownerUrl: string;
  readonly applicationUrl: string;
  /** As the role that may do anything on the server; for what neither of the two roles may. */
  readonly asAdmin: (...statements: readonly string[]) => Promise<void>;
  /** The same, connected to the server's default database: when this one takes no connections. */
  readonly asServerAdmin: (...statements: readonly string[]) => Promise<void>;
  /** Drops the database. */
  readonly stop: () => Promise<void>;
}

/**
 * Clones the run's migrated template; starts the run's server at the first call. `empty`: a database
 * without a schema instead.
 */
export async function startPostgres(contents: 'migrated' | 'empty' = 'migrated'): Promise<TestDatabase> {
  const response = await fetch(inject('postgresDesk'));
  if (!response.ok) throw new Error(await response.text());
  const template = (await response.json()) as Template;
  const name = `test_${randomBytes(6).toString('hex')}`;
  const from = contents === 'migrated' ? `TEMPLATE ${template.name}` : '';
  await asAdmin(template.adminUrl, `CREATE DATABASE ${name} OWNER ${template.owner} ${from}`);
  const adminUrl = new URL(template.adminUrl);
  adminUrl.pathname = `/${name}`;
  return {
    ownerUrl: urlFor(template, template.owner, name),
    applicationUrl: urlFor(template, template.application, name),
    asAdmin: (...statements) => asAdmin(adminUrl.href, ...statements),
    asServerAdmin: (...statements) => asAdmin(template.adminUrl, ...statements),
    stop: () => asAdmin(template.adminUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}
