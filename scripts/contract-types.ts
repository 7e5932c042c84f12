import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import { buildSchema, parse } from 'graphql';

/** TypeScript types of the published contract, as a client's code generator makes them. */
export async function printContractTypes(contract: string): Promise<string> {
  buildSchema(contract);
  const config = {
    useTypeImports: true,
    enumsAsTypes: true,
    skipTypename: false,
    scalars: { DateTime: 'string', JSON: 'unknown', ID: 'string' },
  };
  const text = await codegen({
    schema: parse(contract),
    documents: [],
    filename: 'contract-types.ts',
    plugins: [{ typescript: {} }],
    pluginMap: { typescript },
    config,
  });
  return `// Made by npm run generate from schema.graphql.\n${text}`;
}
