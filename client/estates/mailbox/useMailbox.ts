import type { ApolloCache } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import type { Own } from '#client/access/own.ts'
import { pagesOf } from '#client/access/pagesOf.ts'
import { useSend } from '#client/data/useSend.ts'
import {
  DeleteMailDocumentDocument,
  type MailboxQuery,
  type MailDocumentPartsFragment,
  type MoveMailboxDocumentInput,
  MoveMailDocumentDocument,
  SeeMailboxDocument,
  SeeMailDocumentDocument,
} from '#client/generated/graphql.ts'

export type MailboxOnPage = NonNullable<MailboxQuery['mailbox']>
export type MailDocument = MailDocumentPartsFragment
export type MoveInput = Omit<MoveMailboxDocumentInput, 'estateId' | 'documentId'>

/** What one company has sent to an estate, and what is done with it. */
export function useMailbox(estateId: string, { data: mailbox, variables: { companyId }, pages, again }: Own<MailboxOnPage>) {
  const { cache } = useApolloClient()
  const send = useSend()
  const sendUnheard = useSend(() => true)
  const { nodes: documents, ...list } = pagesOf(mailbox?.documents, pages)

  const countOff = (cache: ApolloCache, count: number) => {
    const less = (before: unknown) => (typeof before === 'number' ? Math.max(before - count, 0) : before)
    cache.modify({ id: cache.identify({ __typename: 'Estate', id: estateId }), fields: { unseenMailCount: less } })
    cache.modify({ id: cache.identify({ __typename: 'Mailbox', id: mailbox?.id ?? '' }), fields: { unseenCount: less } })
  }
  const markSeen = (cache: ApolloCache, { id }: MailDocument) => {
    cache.modify({ id: cache.identify({ __typename: 'MailboxDocument', id }), fields: { seen: () => true } })
    countOff(cache, 1)
  }

  return {
    ...list,
    documents,
    /** Opening a document is what marks it; nobody waits for that, nor hears of it if it fails. */
    see: async (document: MailDocument) => {
      if (document.seen) return
      const variables = { estateId, documentId: document.id }
      const updates = (cache: ApolloCache) => markSeen(cache, document)
      await sendUnheard({ mutation: SeeMailDocumentDocument, variables, updates }).catch(() => undefined)
    },
    seeAll: async () => {
      await send({ mutation: SeeMailboxDocument, variables: { estateId, companyId } })
      await again()
    },
    move: async (document: MailDocument, values: MoveInput) => {
      const input = { estateId, documentId: document.id, ...values }
      await send({ mutation: MoveMailDocumentDocument, variables: { input } }, placesOfPapers)
      if (!document.seen) countOff(cache, 1)
    },
    remove: async (documentId: string) => {
      const document = documents?.find(({ id }) => id === documentId)
      await send({ mutation: DeleteMailDocumentDocument, variables: { estateId, documentId } }, ['Estate.mailboxes'])
      if (document && !document.seen) countOff(cache, 1)
      await again()
    },
  }
}
export type Mailbox = ReturnType<typeof useMailbox>

/** Where a document may have come to. */
const placesOfPapers = [
  'Estate.mailboxes',
  'Estate.reportDocuments',
  'Estate.privateDocuments',
  'Estate.insurances',
  'Estate.buildings',
  'Query.otherDocuments',
  'Query.architectDetail',
  'Query.building',
  'Query.documentSearch',
] as const
