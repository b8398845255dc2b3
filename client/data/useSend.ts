import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useRef } from 'react'
import { isStale, refusalOf } from '#client/access/refusal.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import type { FieldName } from '#client/generated/fields.ts'
import { readAgain } from './changes.ts'

export interface Command<Data, Variables extends OperationVariables> {
  mutation: TypedDocumentNode<Data, Variables>
  variables: NoInfer<Variables>
  /** What comes back is seen once, and kept nowhere. */
  isSecret?: boolean
}

/** A browser holds back no more than 64 kB for a page that is gone. */
const outlivesPage = (variables: object) => JSON.stringify(variables).length < 30_000

/**
 * How everything is sent: once, however often it is sent until it is answered; to its end, although the page is closed
 * meanwhile; and telling what goes wrong. Some of it is for the form to say, as that somebody else saved first.
 */
export function useSend(isForTheForm: (error: unknown) => boolean = isStale) {
  const client = useApolloClient()
  const open = useRef<{ words: string; key: string }>(undefined)
  return async <Data, Variables extends OperationVariables>(
    { mutation, variables, isSecret }: Command<Data, Variables>,
    changes: readonly FieldName[] = [],
  ): Promise<Data> => {
    const words = JSON.stringify([mutation, variables])
    if (open.current?.words !== words) open.current = { words, key: crypto.randomUUID() }
    const { key } = open.current
    try {
      const { data } = await client.mutate({
        mutation: mutation as TypedDocumentNode<Data>,
        variables,
        context: { tell: false, keepalive: outlivesPage(variables), headers: { 'Idempotency-Key': key } },
        update: (cache) => readAgain(cache, changes),
        ...(isSecret && { fetchPolicy: 'no-cache' }),
      })
      // Answered: the same words are a new wish from now on.
      if (open.current?.key === key) open.current = undefined
      return data
    } catch (error) {
      if (!isForTheForm(error)) tellFailure(refusalOf(error) ?? error)
      throw error
    }
  }
}
