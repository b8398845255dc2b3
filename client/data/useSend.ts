import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { isStale, refusalOf } from '#client/access/refusal.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import type { FieldName } from '#client/generated/fields.ts'
import { notify } from '#client/ui/notify.ts'
import { readAgain } from './changes.ts'
import { keyOf } from './openKeys.ts'

export interface Command<Data, Variables extends OperationVariables> {
  mutation: TypedDocumentNode<Data, Variables>
  variables: NoInfer<Variables>
  /** What comes back is seen once, and kept nowhere. */
  isSecret?: boolean
  /** Where the cache can be brought up to date exactly, rather than read again. */
  updates?: (cache: ApolloCache) => void
}

/** A browser holds back no more than 64 kB for a page that is gone. */
const outlivesPage = (variables: object) => JSON.stringify(variables).length < 30_000

const isId = ([name, value]: [string, unknown]) => /^id$|Id$/.test(name) && typeof value === 'string'
/** The same command about the same records is the same thing, whatever is written in it. */
const thingOf = (mutation: object, variables: OperationVariables) =>
  JSON.stringify([mutation, Object.entries({ ...variables, ...(variables['input'] as object | undefined) }).filter(isId)])

/**
 * How everything is sent: once, however often it is sent until it is answered; to its end, although the page is closed
 * meanwhile; and telling what goes wrong. Some of it is for the form to say, as that somebody else saved first.
 */
export function useSend(isForTheForm: (error: unknown) => boolean = isStale) {
  const client = useApolloClient()
  return async <Data, Variables extends OperationVariables>(
    { mutation, variables, isSecret, updates }: Command<Data, Variables>,
    changes: readonly FieldName[] = [],
  ): Promise<Data> => {
    const about = thingOf(mutation, variables)
    const { key, answered } = keyOf(client, JSON.stringify([mutation, variables]))
    try {
      const { data } = await client.mutate({
        mutation: mutation as TypedDocumentNode<Data>,
        variables,
        context: { tell: false, keepalive: outlivesPage(variables), headers: { 'Idempotency-Key': key } },
        update(cache) {
          readAgain(cache, changes)
          updates?.(cache)
        },
        ...(isSecret && { fetchPolicy: 'no-cache' }),
      })
      answered()
      notify.settled(about)
      return data
    } catch (error) {
      if (!isForTheForm(error)) tellFailure(refusalOf(error) ?? error, about)
      throw error
    }
  }
}
