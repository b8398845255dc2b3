import type { CodegenConfig } from '@graphql-codegen/cli'
import { clientPreset } from './scripts/codegen/clientPreset.ts'
import { withTypenames } from './scripts/codegen/documents.ts'

const addTypenames = {
  transform: ({ documents }: { documents: { document?: Parameters<typeof withTypenames>[0] }[] }) =>
    documents.map((file) => (file.document ? { ...file, document: withTypenames(file.document) } : file)),
}

const config: CodegenConfig = {
  schema: ['schema/**/*.graphql', '!schema/public.graphql'],
  documents: 'client/**/*.graphql',
  ignoreNoDocuments: true,
  silent: true,
  generates: {
    'client/generated/types.ts': {
      plugins: ['typescript-operations'],
      documentTransforms: [addTypenames],
      config: {
        namingConvention: 'keep',
        useTypeImports: true,
        enumType: 'string-literal',
        scalars: { ID: 'string', DateTime: 'string', Date: 'string', Upload: 'File' },
        strictScalars: true,
      },
    },
    'client/generated/': { preset: clientPreset },
  },
}

export default config
