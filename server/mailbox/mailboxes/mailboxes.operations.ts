import {
  estateUpdatesInput,
  mailboxDocumentInput,
  mailboxDocumentsInput,
  mailboxesInput,
  mailboxInput,
  moveMailboxDocumentInput,
} from '#schema/mailbox/mailboxes.input.ts'
import { onEstate, rightsFor } from '#server/access/onEstate.ts'
import { readsMailbox } from '#server/access/readsMailbox.ts'
import { seesUpdates } from '#server/access/signedIn.ts'
import { command, Done, query, Written } from '#server/kernel/operation.ts'
import type { KnownOfRow } from '#server/kernel/read/description.ts'
import { type Sql, sql } from '#server/kernel/read/sql.ts'
import { unseenOn } from '#server/projects/orders/unseen.offer.ts'
import { deleteDocument, seeAllOf, seeDocument } from './documents.ts'
import { Mailbox } from './mailbox.entity.ts'
import { MailboxDocument } from './mailboxDocument.entity.ts'
import { moveDocument } from './moveDocument.ts'

/** Where something lies in the mailbox that nobody has seen, for those who may read it. */
const mayHaveMail = (estateId: Sql, rowFacts: KnownOfRow) =>
  sql`(exists (select from mailbox_document d where d.estate_id = ${estateId} and d.seen_at is null and d.deleted_at is null)
    and ${rightsFor('account', estateId, 'read', 'mailbox', rowFacts)})`

const changes = onEstate('update', 'mailbox')

/** One whose documents are all deleted is out of sight until the company writes again. */
export const mailboxes = query({
  name: 'mailboxes',
  input: mailboxesInput,
  mayBeOld: true,
  permission: onEstate('read', 'mailbox'),
  rows: ({ scope }) =>
    scope
      .rows(Mailbox)
      .where(
        ({ estateId, companyId }) =>
          sql`exists (select from mailbox_document d where d.estate_id = ${estateId} and d.company_id = ${companyId} and d.deleted_at is null)`,
      )
      .byHighest(({ lastAt }) => [lastAt]),
})

export const mailbox = query({
  name: 'mailbox',
  input: mailboxInput,
  permission: readsMailbox,
  rows: ({ scope }) => scope.mailbox(),
})

export const mailboxDocuments = query({
  name: 'mailboxDocuments',
  input: mailboxDocumentsInput,
  mayBeOld: true,
  permission: readsMailbox,
  rows: ({ scope }) => scope.documents().newestFirst(),
})

export const estateUpdates = query({
  name: 'estateUpdates',
  input: estateUpdatesInput,
  mayBeOld: true,
  permission: seesUpdates,
  rows({ scope }) {
    const own = scope.estates()
    return own.where(({ id }) => sql`(${mayHaveMail(id, own.rowFacts)} or ${unseenOn(id)} > 0)`)
  },
})

export const seeMailboxDocument = command({
  name: 'seeMailboxDocument',
  input: mailboxDocumentInput,
  permission: changes,
  async run({ grant, input: { documentId } }) {
    await seeDocument(grant, documentId)
    return new Written(MailboxDocument, documentId, ['seenAt'], false)
  },
})

export const seeMailbox = command({
  name: 'seeMailbox',
  input: mailboxInput,
  permission: changes,
  run: ({ grant, input: { companyId } }) => seeAllOf(grant, companyId),
})

export const moveMailboxDocument = command({
  name: 'moveMailboxDocument',
  input: moveMailboxDocumentInput,
  permission: changes,
  run: ({ grant, input: { documentId, to, insuranceKind, ...values } }) =>
    moveDocument(grant, documentId, to, { ...values, kind: insuranceKind }),
})

export const deleteMailboxDocument = command({
  name: 'deleteMailboxDocument',
  input: mailboxDocumentInput,
  permission: onEstate('delete', 'mailbox'),
  async run({ grant, input: { documentId } }) {
    await deleteDocument(grant, documentId)
    return new Done(documentId)
  },
})
