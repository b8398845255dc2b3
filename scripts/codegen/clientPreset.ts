import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers'
import type { DocumentNode } from 'graphql'
import { executables } from './documents.ts'
import { fieldNames } from './fieldNames.ts'
import { operationModule } from './operationModule.ts'

const documentNodes = (files: Types.DocumentFile[]): DocumentNode[] => files.flatMap(({ document }) => document ?? [])

const written = (text: string): CodegenPlugin => ({ plugin: () => text })

/** The client's operations: a module each, `graphql.ts` that names them all, and the list that the server accepts by hash. */
export const clientPreset: Types.OutputPreset = {
  buildGeneratesSection({ baseOutputDir, schema, schemaAst, documents, config }) {
    const operations = executables(documentNodes(documents))
    const names = operations.map(({ name }) => `export * from './operations/${name}.ts'`)
    const files: Record<string, string> = {
      ...(schemaAst && { 'fields.ts': fieldNames(schemaAst) }),
      'graphql.ts': [`export type * from './types.ts'`, ...names, ''].join('\n'),
      'operations.json': `${JSON.stringify(Object.fromEntries(operations.map(({ hash, text }) => [hash, text])), null, 2)}\n`,
      ...Object.fromEntries(operations.map((operation) => [`operations/${operation.name}.ts`, operationModule(operation)])),
    }
    return Object.entries(files).map(([path, text]) => ({
      filename: `${baseOutputDir}${path}`,
      plugins: [{ written: {} }],
      pluginMap: { written: written(text) },
      schema,
      ...(schemaAst && { schemaAst }),
      documents: [],
      config,
    }))
  },
}
