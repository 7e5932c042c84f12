import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../../src/store/migrate.ts';

/** A migrated database that each test file clones, and the two roles, both made for this run. */
export interface Template {
  readonly adminUrl: string;
  readonly name: string;
  readonly owner: string;
  readonly application: string;
  readonly password: string;
}

/** The URL of a role for a database of the run's server. */
export function urlFor(template: Template, role: string, database: string): string {
  const url = new URL(template.adminUrl);
  url.username = role;
  url.password = template.password;
  url.pathname = `/${database}`;
  return url.href;
}

/** Runs statements as the role that may create databases and roles. */
export async function asAdmin(adminUrl: string, ...statements: readonly string[]): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    for (const statement of statements) await admin.query(statement);
  } finally {
    await admin.end();
  }
}

export async function createTemplate(adminUrl: string): Promise<Template> {
  const run = randomBytes(4).toString('hex');
  const template: Template = {
    adminUrl,
    name: `template_${run}`,
    owner: `owner_${run}`,
    application: `application_${run}`,
    password: randomBytes(16).toString('hex'),
  };
  await asAdmin(
    adminUrl,
    `CREATE ROLE ${template.owner} LOGIN PASSWORD '${template.password}'`,
    `CREATE ROLE ${template.application} LOGIN PASSWORD '${template.password}'`,
    `GRANT ${template.owner} TO CURRENT_USER`,
    `CREATE DATABASE ${template.name} OWNER ${template.owner}`,
  );
  await migrate({
    ownerUrl: urlFor(template, template.owner, template.name),
    applicationUrl: urlFor(template, template.application, template.name),
  });
  return template;
}

export async function dropTemplate(template: Template): Promise<void> {
  await asAdmin(
    template.adminUrl,
    `DROP DATABASE IF EXISTS ${template.name} WITH (FORCE)`,
    `DROP ROLE ${template.application}`,
    `DROP ROLE ${template.owner}`,
  );
}
