import type { EstateGrant } from '#server/access/estateGrant.ts'
import { AppError } from '#server/kernel/errors.ts'
import { Written } from '#server/kernel/operation.ts'
import { now } from '#server/kernel/rows/moments.ts'
import { Mailbox } from './mailbox.entity.ts'
import { MailboxDocument } from './mailboxDocument.entity.ts'

/** One that is not deleted; locked until the transaction ends. */
export async function presentDocument(grant: EstateGrant, id: string): Promise<MailboxDocument> {
  const document = await grant.rows(MailboxDocument).get(id)
  if (document.deletedAt) throw new AppError('entityNotFound')
  return document
}

export async function seeDocument(grant: EstateGrant, id: string) {
  const document = await presentDocument(grant, id)
  if (!document.seenAt) await grant.rows(MailboxDocument).change(document, { seenAt: new Date() })
}

/** All that one company has sent. */
export async function seeAllOf(grant: EstateGrant, companyId: string) {
  const [mailbox] = await grant.rows(Mailbox).all({ companyId })
  if (!mailbox) throw new AppError('entityNotFound')
  await grant.rows(MailboxDocument).mark({ companyId, seenAt: null, deletedAt: null }, { seenAt: now })
  return new Written(Mailbox, mailbox.id, ['seenAt'], false)
}

/** Its sender is not told: to them it was sent, and opened or not. What was moved stays where it went. */
export async function deleteDocument(grant: EstateGrant, id: string) {
  const document = await presentDocument(grant, id)
  const gone = { fileId: null, deletedAt: new Date(), movedAt: null, movedTo: null, movedRecordId: null, movedBuildingId: null }
  await grant.rows(MailboxDocument).change(document, gone)
  if (document.fileId) await grant.release([document.fileId])
}
