import type { EntityManager } from 'typeorm'
import { Estate } from '#server/estates/estates/estate.entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import { Written } from '#server/kernel/operation.ts'
import type { Outbox } from '#server/kernel/outbox.ts'
import type { Language } from '#server/kernel/texts.ts'
import { documentsReceived } from '#server/mail/templates/documentsReceived.ts'
import { MailboxDocument } from '#server/mailbox/mailboxes/mailboxDocument.entity.ts'
import { MailboxMessage } from '#server/mailbox/mailboxes/mailboxMessage.entity.ts'
import { AccountGrant } from './accountGrant.ts'
import { EstateScope } from './estateScope.ts'
import type { InCompany } from './inCompanyAs.ts'
import { countSearch } from './searchingProperties.ts'

interface Sending {
  subject: string
  message?: string | null | undefined
  documents: readonly { fileId: string; customName: string }[]
}

/** More than anybody delivers; each of them writes to the owners of an estate. */
const mostPerHour = 60

const sentLately = `select count(*)::int sent from mailbox_message where sender_account_id = $1 and created_at > now() - interval '1 hour'`
const openMailbox = `insert into mailbox (estate_id, company_id) values ($1, $2)
  on conflict (estate_id, company_id) do update set last_sent_at = now()`
const kept = 'select from estate_owner where estate_id = $1 for key share'

/** Those who own it and may read its mailbox; each of them once, whatever accounts they have. */
const readers = `select distinct on (u.id) u.email, u.language, u.first_name "name" from estate_owner o
    join account a on a.id = o.account_id join app_user u on u.id = a.user_id
  where o.estate_id = $1 and not a.is_disabled and u.deleted_at is null and not exists (select from permission p
    where p.account_id = a.id and p.effect = 'deny' and coalesce(p.action, 'read') = 'read' and (p.expiration_date is null or p.expiration_date > now())
      and p.subject in ('estate/' || $1::uuid, 'estate/' || $1::uuid || '/mailbox'))
  order by u.id, a.id`

/** What one company sends, for whoever sends it. Only a permission makes it. */
export class Deliveries {
  readonly #sender: InCompany
  readonly #db: EntityManager
  constructor(sender: InCompany, db: EntityManager) {
    this.#sender = sender
    this.#db = db
  }

  /** Counted as a search of the land register: going through it number by number is stopped. */
  count() {
    return countSearch(new AccountGrant({ viewer: this.#sender, db: this.#db, versionMustBeGiven: false }))
  }

  /** The estate at that place in the land register, if somebody owns it here. */
  async estateAt(identity: Readonly<Record<string, unknown>>) {
    const where = Object.fromEntries(Object.entries(identity).filter(([, value]) => value !== null))
    const estate = await this.#db.findOneBy(Estate, where)
    return estate && (await this.#isKept(estate.id)) ? estate : undefined
  }

  /** An upload that is for the mailbox of this estate, and for nothing else. */
  async keep(estateId: string, content: Parameters<ReturnType<EstateScope['uploads']>['keep']>[0]) {
    return (await this.#mailboxOf(estateId)).uploads().keep(content, 'mailbox')
  }

  /** All of it or nothing. Its readers are written to once. */
  async send(estateId: string, { subject, message, documents }: Sending, outbox: Outbox) {
    const { accountId: senderAccountId, companyId } = this.#sender
    const scope = await this.#mailboxOf(estateId)
    await this.#refuseFlood()
    await this.#db.query(openMailbox, [estateId, companyId])
    const values = { estateId, companyId, subject, message: message ?? null, senderAccountId }
    const { identifiers } = await this.#db.insert(MailboxMessage, values)
    const messageId = String(identifiers[0]!['id'])
    for (const [place, { fileId, customName }] of documents.entries()) {
      await scope.adoptFile(fileId, `documents[${place}].fileId`)
      await this.#db.insert(MailboxDocument, { estateId, companyId, messageId, customName, fileId })
    }
    await this.#tell(estateId, documents.length, outbox)
    return new Written(MailboxMessage, messageId, ['subject', 'documents'], true)
  }

  async #tell(estateId: string, count: number, outbox: Outbox) {
    const { companyId } = this.#sender
    const [about]: { company: string; address: string }[] = await this.#db.query(
      'select c.name company, e.address_line1 address from company c, estate e where c.id = $1 and e.id = $2',
      [companyId, estateId],
    )
    const told: { email: string; language: Language; name: string }[] = await this.#db.query(readers, [estateId])
    for (const { email, language, name } of told)
      await outbox.add(this.#db, documentsReceived.mail(email, language, { name, ...about!, count, estateId, companyId }))
  }

  async #refuseFlood() {
    const [{ sent }]: [{ sent: number }] = await this.#db.query(sentLately, [this.#sender.accountId])
    if (sent >= mostPerHour) throw new AppError('cannotHandleTheRequest', { reason: 'tooMany' }, { retryAfter: 600 })
  }

  /** Whoever knows the estate may put something into its mailbox, and may do nothing else there. */
  async #mailboxOf(estateId: string) {
    if (!(await this.#isKept(estateId))) throw new AppError('entityNotFound')
    const within = {
      estateId,
      section: 'mailbox',
      standing: 'none',
      viewer: this.#sender,
      db: this.#db,
      versionMustBeGiven: false,
    } as const
    return new EstateScope(within)
  }

  async #isKept(estateId: string) {
    const owners: unknown[] = await this.#db.query(kept, [estateId])
    return owners.length > 0
  }
}
