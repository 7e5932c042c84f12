import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgresServer } from './postgres-server.ts';
import { createTemplate, dropTemplate, type Template } from './postgres-template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test files ask for the run's database server. */
    postgresDesk: string;
  }
}

/** Starts the run's PostgreSQL when the first test file asks for it: runs without a database start none. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<{ server: PostgresServer; template: Template }> | null = null;
  const start = async () => {
    const server = await startPostgresServer();
    try {
      return { server, template: await createTemplate(server.adminUrl) };
    } catch (error) {
      await server.stop();
      throw error;
    }
  };
  const desk = createServer((_request, response) => {
    started ??= start();
    started.then(
      ({ template }) => response.end(JSON.stringify(template)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve));
  project.provide('postgresDesk', `http://127.0.0.1:${(desk.address() as AddressInfo).port}`);
  return async () => {
    desk.close();
    if (started === null) return;
    const { server, template } = await started;
    await dropTemplate(template);
    await server.stop();
  };
}
