import type { ApolloCache } from '@apollo/client'
import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useSend } from '#client/data/useSend.ts'
import {
  DeleteMailDocumentDocument,
  type MailboxQuery,
  type MailDocumentPartsFragment,
  type MoveMailboxDocumentInput,
  MoveMailDocumentDocument,
  SeeMailboxDocument,
  SeeMailDocumentDocument,
  useMailboxQuery,
} from '#client/generated/graphql.ts'

export type MailDocument = MailDocumentPartsFragment
export type MoveInput = Omit<MoveMailboxDocumentInput, 'estateId' | 'documentId'>

/** What one company has sent to an estate, and what is done with it. */
export function useMailbox(estateId: string, companyId: string) {
  const asked = useMailboxQuery({ variables: { estateId, companyId }, ...screenQuery, fetchPolicy: 'cache-and-network' })
  const send = useSend()
  const sendUnheard = useSend(() => true)
  const { estate, mailbox } = shownData(asked) ?? {}
  const { nodes: documents, ...pages } = pagesOf(mailbox?.documents, asked)

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
    estate,
    mailbox: mailbox ?? undefined,
    documents,
    ...pages,
    error: mailbox ? undefined : asked.error,
    /** Opening a document is what marks it; nobody waits for that, nor hears of it if it fails. */
    see: async (document: MailDocument) => {
      if (document.seen) return
      const variables = { estateId, documentId: document.id }
      const updates = (cache: ApolloCache) => markSeen(cache, document)
      await sendUnheard({ mutation: SeeMailDocumentDocument, variables, updates }).catch(() => undefined)
    },
    seeAll: async () => {
      await send({ mutation: SeeMailboxDocument, variables: { estateId, companyId } })
      await asked.refetch()
    },
    move: async (document: MailDocument, values: MoveInput) => {
      const input = { estateId, documentId: document.id, ...values }
      await send({ mutation: MoveMailDocumentDocument, variables: { input } }, placesOfPapers)
      if (!document.seen) countOff(asked.client.cache, 1)
    },
    remove: async (documentId: string) => {
      const document = documents?.find(({ id }) => id === documentId)
      await send({ mutation: DeleteMailDocumentDocument, variables: { estateId, documentId } }, ['Estate.mailboxes'])
      if (document && !document.seen) countOff(asked.client.cache, 1)
      await asked.refetch().catch(() => undefined)
    },
  }
}
export type Mailbox = ReturnType<typeof useMailbox>
export type MailboxEstate = NonNullable<MailboxQuery['estate']>

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
