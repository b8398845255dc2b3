import { sendDocumentsInput } from '#schema/mailbox/deliveries.input.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import { theirAccounts } from '#server/accounts/hangsOnAccount.offer.ts'
import type { Waits } from '#server/accounts/waiting/waits.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed, through } from '#server/kernel/read/mapping.ts'
import { get, post, postFile, type Route } from '#server/kernel/rest.ts'
import { MailboxDocument } from '#server/mailbox/mailboxes/mailboxDocument.entity.ts'
import { MailboxMessage } from '#server/mailbox/mailboxes/mailboxMessage.entity.ts'
import { deliveredDocuments, deliveries, deliveryPlace, sendDocuments, uploadMailboxDocument } from './deliveries.operations.ts'
import { mailWaits } from './waitingMail.ts'

export const graphql: GraphqlApi = {
  Query: { deliveryPlace, deliveries },
  Mutation: { uploadMailboxDocument, sendDocuments },
  names: { Delivery: MailboxMessage, SentDocument: MailboxDocument },
  types: {
    Delivery: {
      addressLine1: computed<MailboxMessage>(({ estate }) => estate.addressLine1),
      addressLine2: computed<MailboxMessage>(({ estate }) => estate.addressLine2),
      senderName: computed<MailboxMessage>(({ sender }) => sender.name),
      documents: through(deliveredDocuments, { deliveryId: 'id' }),
    },
  },
}

const delivery = `{ id estateId addressLine1 addressLine2 subject message senderName createdAt
  documents { id customName fileName fileSize seenAt } }`
const property = `{ key identityKind municipalityNumber gnr bnr fnr snr organizationNumber shareNumber
  ownershipKind houseType builtYear plotAreaM2 addressLine1 addressLine2 }`

type Body = Readonly<Record<string, unknown>>
const uploaded = (sent: unknown) => {
  if (sent !== Object(sent)) return sent
  const { id, fileId = id, ...document } = sent as Body
  return { ...document, fileId }
}
/** Over REST a document may be named by its upload's own `id`. */
const asUploaded = ({ documents, ...body }: Body): Body => ({
  ...body,
  documents: Array.isArray(documents) ? documents.map(uploaded) : documents,
})

export const waits: readonly Waits[] = [mailWaits]

export const rest: Route[] = [
  get('/api/private/mailbox', deliveries, { answer: delivery, shape: 'page', refuses: ['role'] }),
  get('/api/private/mailbox/place/:kind/:key', deliveryPlace, {
    answer: `{ estateId property ${property} }`,
    refuses: ['role', 'entityNotFound', 'tooMany', 'upstream'],
  }),
  postFile('/api/private/mailbox/document', uploadMailboxDocument, {
    answer: '{ id name type path size url }',
    refuses: ['role', 'entityNotFound'],
  }),
  post('/api/private/mailbox', sendDocuments, {
    answer: delivery,
    status: 201,
    body: asUploaded,
    takes: sendDocumentsInput,
    refuses: ['role', 'entityNotFound', 'dailyLimit', 'tooMany'],
  }),
]

export const copies: readonly Copies[] = [
  {
    ofPerson: [
      {
        name: 'deliveries',
        text: `select id, estate_id, company_id, subject, message, created_at from mailbox_message where sender_account_id in ${theirAccounts} order by id`,
      },
    ],
  },
]
