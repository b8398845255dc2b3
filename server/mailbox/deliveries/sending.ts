import type { DeliveringGrant } from '#server/access/deliveringDocuments.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofAccount, ofEstate } from '#server/access/heldSql.ts'
import { ownersOf } from '#server/accounts/people/ownersToTell.offer.ts'
import { AppError, there } from '#server/kernel/errors.ts'
import type { Mail } from '#server/kernel/outbox.ts'
import { documentsReceived } from '#server/mail/templates/documentsReceived.ts'
import { MailboxDocument } from '../mailboxes/mailboxDocument.entity.ts'
import { MailboxMessage } from '../mailboxes/mailboxMessage.entity.ts'

interface Sending {
  subject: string
  message?: string | null | undefined
  documents: readonly { fileId: string; customName: string }[]
}

/** More than anybody delivers; each of them writes to the owners of an estate. */
const mostPerHour = 60

const sentLately = ofAccount(
  `select count(*)::int sent from mailbox_message where sender_account_id = $1 and created_at > now() - interval '1 hour'`,
)
const open = ofEstate(`insert into mailbox (estate_id, company_id) values ($1, $2)
  on conflict (estate_id, company_id) do update set last_sent_at = now()`)
const about = ofEstate(
  'select e.address_line1 address, (select c.name from company c where c.id = $2) company from estate e where e.id = $1',
)

/** To put something into. */
export async function mailboxOf(grant: DeliveringGrant, estateId: string): Promise<EstateGrant> {
  const mailbox = await grant.mailbox(estateId)
  if (!mailbox) throw new AppError('entityNotFound')
  return mailbox
}

/** All of it or nothing. */
export async function send(grant: DeliveringGrant, estateId: string, { subject, message, documents }: Sending) {
  const mailbox = await mailboxOf(grant, estateId)
  await refuseFlood(mailbox)
  const { companyId, viewer } = grant
  await mailbox.query(open, companyId)
  const sent = { companyId, subject, message: message ?? null, senderAccountId: viewer.accountId }
  const { id: messageId } = await mailbox.rows(MailboxMessage).add(sent)
  for (const [place, { fileId, customName }] of documents.entries()) {
    await mailbox.adopt([fileId], { field: `documents[${place}].fileId` })
    await mailbox.rows(MailboxDocument).add({ companyId, messageId, customName, fileId })
  }
  return { messageId, letters: await lettersToReaders(mailbox, companyId, documents.length) }
}

/** To the owners who may read it, each of them once. */
async function lettersToReaders(mailbox: EstateGrant, companyId: string, count: number): Promise<Mail[]> {
  const { estateId } = mailbox
  const [row] = await mailbox.query<{ company: string; address: string }>(about, companyId)
  return (await ownersOf(mailbox, 'mailbox')).map(({ email, language, firstName }) =>
    documentsReceived.mail(email, language, { name: firstName, ...there(row), count, estateId, companyId }),
  )
}

async function refuseFlood(mailbox: EstateGrant) {
  const [row] = await mailbox.query<{ sent: number }>(sentLately)
  if (there(row).sent >= mostPerHour) throw new AppError('cannotHandleTheRequest', { reason: 'tooMany' }, { retryAfter: 600 })
}
