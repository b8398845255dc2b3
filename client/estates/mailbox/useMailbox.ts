import type { ApolloCache } from '@apollo/client'
import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
import { useSending } from '#client/access/useSending.ts'
import {
  type MailboxQuery,
  type MailDocumentPartsFragment,
  type MoveMailboxDocumentInput,
  useDeleteMailDocumentMutation,
  useMailboxQuery,
  useMoveMailDocumentMutation,
  useSeeMailboxMutation,
  useSeeMailDocumentMutation,
} from '#client/generated/graphql.ts'

export type MailDocument = MailDocumentPartsFragment
export type MoveInput = Omit<MoveMailboxDocumentInput, 'estateId' | 'documentId'>

/** What one company has sent to an estate, and what is done with it. */
export function useMailbox(estateId: string, companyId: string) {
  const asked = useMailboxQuery({ variables: { estateId, companyId }, ...screenQuery, fetchPolicy: 'cache-and-network' })
  const [seeOne] = useSeeMailDocumentMutation()
  const [seeAll] = useSeeMailboxMutation()
  const [move] = useMoveMailDocumentMutation()
  const [remove] = useDeleteMailDocumentMutation()
  const sending = useSending()
  const { estate, mailbox } = shownData(asked) ?? {}
  const { nodes: documents, ...pages } = pagesOf(mailbox?.documents, asked)

  const countOff = (cache: ApolloCache, count: number) => {
    const less = (before: unknown) => (typeof before === 'number' ? Math.max(before - count, 0) : before)
    cache.modify({ id: cache.identify({ __typename: 'Estate', id: estateId }), fields: { unseenMailCount: less } })
    cache.modify({ id: cache.identify({ __typename: 'Mailbox', id: mailbox?.id ?? '' }), fields: { unseenCount: less } })
  }
  const markSeen = (cache: ApolloCache, { id, seen }: MailDocument) => {
    if (seen) return
    cache.modify({ id: cache.identify({ __typename: 'MailboxDocument', id }), fields: { seen: () => true } })
    countOff(cache, 1)
  }

  return {
    estate,
    mailbox: mailbox ?? undefined,
    documents,
    ...pages,
    error: mailbox ? undefined : asked.error,
    /** Opening a document is what marks it; nobody waits for that, nor hears of it if it fails. */
    see: async (document: MailDocument) => {
      if (document.seen) return
      const variables = { estateId, documentId: document.id }
      await seeOne({ variables, context: { tell: false }, update: (cache) => markSeen(cache, document) }).catch(() => undefined)
    },
    seeAll: async () => {
      await seeAll({ variables: { estateId, companyId } })
      await asked.refetch()
    },
    move: async (document: MailDocument, values: MoveInput) => {
      const input = { estateId, documentId: document.id, ...values }
      await sending(input, (context) =>
        move({
          variables: { input },
          context,
          update(cache) {
            if (!document.seen) countOff(cache, 1)
            forgetWhere(cache, estateId)
          },
        }),
      )
    },
    remove: async (id: string) => {
      const document = documents?.find((each) => each.id === id)
      await remove({
        variables: { estateId, documentId: id },
        update: (cache) => {
          if (document && !document.seen) countOff(cache, 1)
          cache.evict({ id: cache.identify({ __typename: 'Estate', id: estateId }), fieldName: 'mailboxes' })
        },
      })
      await asked.refetch()
    },
  }
}
export type Mailbox = ReturnType<typeof useMailbox>
export type MailboxEstate = NonNullable<MailboxQuery['estate']>

/** The lists that a document may have come into are read again when they are next seen. */
function forgetWhere(cache: ApolloCache, estateId: string) {
  const id = cache.identify({ __typename: 'Estate', id: estateId })
  for (const fieldName of ['reportDocuments', 'privateDocuments', 'insurances', 'buildings', 'mailboxes']) cache.evict({ id, fieldName })
  for (const fieldName of ['otherDocuments', 'architectDetail', 'building', 'documentSearch']) cache.evict({ id: 'ROOT_QUERY', fieldName })
}
