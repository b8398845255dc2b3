import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { get, type Route } from '#server/kernel/rest.ts'
import { countOf, kindOf, nameOf } from './holder.ts'
import { Storage, storage } from './storage.entity.ts'
import { storageUse } from './storage.operations.ts'

export const graphql: GraphqlApi = {
  Query: { storageUse },
  names: { StorageHolder: Storage },
  entities: [storage],
  types: {
    StorageHolder: {
      kind: computed<Storage>(kindOf),
      name: computed<Storage>(nameOf),
      bytes: computed<Storage>(({ bytes }) => sql`${bytes}::float8`),
      fileCount: computed<Storage>(countOf),
    },
  },
}

const answer = '{ id kind name bytes fileCount }'

export const rest: Route[] = [
  get('/api/private/administration/storage', storageUse, { answer, shape: 'page', query: { searchQuery: 'search' } }),
]
