import { isProven } from '#server/access/isProven.ts'
import { rightsFor } from '#server/access/onEstate.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import { Estate } from '#server/estates/estates/estate.entity.ts'
import type { NamedRecords } from '#server/history/namedRecords.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed, countOf, through } from '#server/kernel/read/mapping.ts'
import { type Sql, sql } from '#server/kernel/read/sql.ts'
import { del, get, post, put, type Route } from '#server/kernel/rest.ts'
import { unseenOn } from '#server/projects/orders/unseen.offer.ts'
import { type Mailbox, mailbox as mailboxEntity } from './mailbox.entity.ts'
import { MailboxDocument, mailboxDocument } from './mailboxDocument.entity.ts'
import {
  deleteMailboxDocument,
  estateUpdates,
  mailbox,
  mailboxDocuments,
  mailboxes,
  moveMailboxDocument,
  seeMailbox,
  seeMailboxDocument,
} from './mailboxes.operations.ts'
import { type MailboxMessage, mailboxMessage } from './mailboxMessage.entity.ts'

/** Of the documents that are there: how many, or since when. */
const ofUnseen = (value: Sql, estateId: Sql, others: Sql = sql`true`) =>
  sql`(select ${value} from mailbox_document d where d.estate_id = ${estateId} and d.seen_at is null and d.deleted_at is null and ${others})`
const count = sql`count(*)::int`

export const graphql: GraphqlApi = {
  Query: { mailboxes, mailbox, mailboxDocuments, estateUpdates },
  Mutation: { seeMailboxDocument, seeMailbox, moveMailboxDocument, deleteMailboxDocument },
  entities: [mailboxEntity, mailboxMessage, mailboxDocument],
  names: { EstateUpdate: Estate },
  types: {
    Estate: {
      mailboxes: through(mailboxes, { estateId: 'id' }),
      unseenMailCount: computed<Estate>(
        ({ id }, viewer, rowFacts) => sql`case when ${rightsFor(viewer, id, 'read', 'mailbox', rowFacts)} then ${ofUnseen(count, id)} end`,
      ),
    },
    EstateUpdate: {
      unseenMailCount: computed<Estate>(
        ({ id }, viewer, rowFacts) =>
          sql`case when ${rightsFor(viewer, id, 'read', 'mailbox', rowFacts)} then ${ofUnseen(count, id)} else 0 end`,
      ),
      unseenOrderCount: computed<Estate>(({ id }) => unseenOn(id)),
      updatedAt: computed<Estate>(({ id }, viewer, rowFacts) => {
        const mail = sql`case when ${rightsFor(viewer, id, 'read', 'mailbox', rowFacts)} then ${ofUnseen(sql`max(d.created_at)`, id)} end`
        return sql`greatest(${mail}, ${unseenOn(id, sql`max(o.moved_at)`)})`
      }),
    },
    Mailbox: {
      companyName: computed<Mailbox>(({ company }) => company.name),
      isCompanyProven: computed<Mailbox>(({ company }) => isProven(company)),
      unseenCount: computed<Mailbox>(({ estateId, companyId }) => ofUnseen(count, estateId, sql`d.company_id = ${companyId}`)),
      documentCount: countOf(
        MailboxDocument,
        { estateId: 'estateId', companyId: 'companyId' },
        ({ deletedAt }) => sql`${deletedAt} is null`,
      ),
      documents: through(mailboxDocuments, { estateId: 'estateId', companyId: 'companyId' }),
    },
    MailboxDocument: { seen: computed<MailboxDocument>(({ seenAt }) => sql`(${seenAt} is not null)`) },
    MailboxMessage: { senderName: computed<MailboxMessage>(({ sender }) => sender.name) },
  },
}

const answer = `{ id companyId customName fileName fileType fileSize file { id name type path size url } delivery { subject message senderName }
  seen seenAt movedTo movedRecordId movedBuildingId movedAt createdAt }`

export const rest: Route[] = [
  get('/api/private/estate/:estateId/mailbox', mailboxes, {
    answer: '{ mailboxId: companyId companyId companyName isCompanyProven unseenCount documentCount lastAt }',
  }),
  get('/api/private/estate/:estateId/mailbox/:mailboxId', mailboxDocuments, { answer, query: { mailboxId: 'companyId' } }),
  put('/api/private/estate/:estateId/mailbox/document/:documentId', seeMailboxDocument),
  post('/api/private/estate/:estateId/mailbox/document/:documentId/move', moveMailboxDocument, { answer, refuses: ['transition'] }),
  del('/api/private/estate/:estateId/mailbox/document/:documentId', deleteMailboxDocument),
  get('/api/private/estates/updates', estateUpdates, { answer: '{ estateId: id unseenMailCount unseenOrderCount updatedAt }' }),
]

export const copies: readonly Copies[] = [
  {
    ofEstates: [
      { table: 'mailbox', section: 'mailbox' },
      { table: 'mailbox_message', section: 'mailbox' },
      { table: 'mailbox_document', section: 'mailbox' },
    ],
  },
]

export const namedRecords: readonly NamedRecords[] = [
  { mail: { section: 'mailbox', from: sql`mailbox_document r`, name: sql`r.custom_name` } },
]
