import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { Searchable } from '#server/accounts/search/searchable.offer.ts'
import { FileText, fileText } from '#server/files/text/fileText.entity.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { get, type Route } from '#server/kernel/rest.ts'
import { documentSearch } from './documents.operations.ts'
import { searchesPapers } from './searchesPapers.ts'

export const graphql: GraphqlApi = {
  Query: { documentSearch },
  names: { FoundDocument: FileText },
  entities: [fileText],
  types: {
    FoundDocument: {
      excerpt: computed<FileText>(({ content }, _, { words = sql`''::tsquery` }) => sql`document_excerpt(${content}, ${words})`),
    },
  },
}

const options = {
  answer: '{ id kind section recordId buildingId name file { id name type path size url } createdAt excerpt }',
  shape: 'page',
  query: { searchValue: 'search' },
} as const

export const rest: Route[] = [
  get('/api/private/estate/:estateId/documents', documentSearch, options),
  get('/api/public/:publicLinkKey/estate/:estateId/documents', documentSearch, options),
]

export const copies: readonly Copies[] = [{ notCopied: ['file_text', 'document_count'] }]

export const searches: readonly Searchable[] = [searchesPapers]
