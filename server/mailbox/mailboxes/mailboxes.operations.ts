import {
  estateUpdatesInput,
  mailboxDocumentInput,
  mailboxDocumentsInput,
  mailboxesInput,
  mailboxInput,
  moveMailboxDocumentInput,
} from '#schema/mailbox/mailboxes.input.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { onMailbox, onMailboxes } from '#server/access/onMailbox.ts'
import { seesUpdates } from '#server/access/seesUpdates.ts'
import { command, query } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { Mailbox } from './mailbox.entity.ts'

/** One whose documents are all deleted is out of sight until the company writes again. */
export const mailboxes = query({
  name: 'mailboxes',
  input: mailboxesInput,
  permission: onEstate('read', 'mailbox'),
  rows: ({ scope }) =>
    scope
      .rows(Mailbox)
      .where(
        ({ estateId, companyId }) =>
          sql`exists (select from mailbox_document d where d.estate_id = ${estateId} and d.company_id = ${companyId} and d.deleted_at is null)`,
      )
      .latestFirst(({ lastAt }) => [lastAt]),
})

export const mailbox = query({
  name: 'mailbox',
  input: mailboxInput,
  permission: onMailbox('read'),
  rows: ({ scope }) => scope.mailbox(),
})

export const mailboxDocuments = query({
  name: 'mailboxDocuments',
  input: mailboxDocumentsInput,
  permission: onMailbox('read'),
  rows: ({ scope }) => scope.documents().newestFirst(),
})

export const estateUpdates = query({
  name: 'estateUpdates',
  input: estateUpdatesInput,
  permission: seesUpdates,
  rows: ({ scope }) => scope.estatesWithMail(),
})

export const seeMailboxDocument = command({
  name: 'seeMailboxDocument',
  input: mailboxDocumentInput,
  permission: onMailboxes('update'),
  run: ({ scope, input: { documentId } }) => scope.see(documentId),
})

export const seeMailbox = command({
  name: 'seeMailbox',
  input: mailboxInput,
  permission: onMailboxes('update'),
  run: ({ scope, input: { companyId } }) => scope.seeAll(companyId),
})

export const moveMailboxDocument = command({
  name: 'moveMailboxDocument',
  input: moveMailboxDocumentInput,
  permission: onMailboxes('update'),
  run: ({ scope, input: { documentId, to, insuranceKind, ...values } }) => scope.move(documentId, to, { ...values, kind: insuranceKind }),
})

export const deleteMailboxDocument = command({
  name: 'deleteMailboxDocument',
  input: mailboxDocumentInput,
  permission: onMailboxes('update'),
  run: ({ scope, input: { documentId } }) => scope.delete(documentId),
})
