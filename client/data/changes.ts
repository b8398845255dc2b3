import type { ApolloCache } from '@apollo/client'
import type { FieldName } from '#client/generated/fields.ts'

/** What a command has made out of date is forgotten, and read again by whatever shows it. */
export function readAgain(cache: ApolloCache, changes: readonly FieldName[]) {
  const held = Object.keys(cache.extract() as object)
  cache.batch({
    update() {
      for (const change of changes) {
        const [type, fieldName] = change.split('.') as [string, string]
        const ids = type === 'Query' ? ['ROOT_QUERY'] : held.filter((id) => id.startsWith(`${type}:`))
        for (const id of ids) cache.evict({ id, fieldName })
      }
    },
  })
}
