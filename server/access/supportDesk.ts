import type { EntityManager } from 'typeorm'
import { sectionNames, sectionRules, sectionSubject } from '#schema/access/sections.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Outbox } from '#server/kernel/outbox.ts'
import { type Grants, whoeverIsAdmitted } from '#server/kernel/permission.ts'
import type { SignedIn } from '#server/kernel/viewer.ts'
import { supportAccessOpened } from '#server/mail/templates/supportAccessOpened.ts'
import { ownersToTell } from './ownersToTell.ts'
import { signedInAs } from './signedIn.ts'

const most = 20

const ownersOf = `array(select a.name from estate_owner o join account a on a.id = o.account_id where o.estate_id = e.id order by a.name limit 10)`
const search = `select e.id, e.address_line1 "addressLine1", e.address_line2 "addressLine2", ${ownersOf} owners from estate e
  where e.search_text like folded($1) or e.id in (select o.estate_id from estate_owner o join account a on a.id = o.account_id
    join app_user u on u.id = a.user_id where u.email = $2)
  order by e.address_line1, e.id limit ${most + 1}`

const oneAtATime = 'select from account where id = $1 for no key update'
const told = `s.id, s.estate_id "estateId", e.address_line1 "addressLine1", s.reason, s.ends_at "endsAt"`
const live = `select ${told} from support_access s join estate e on e.id = s.estate_id where s.account_id = $1 and s.ends_at > now()`
const add = `insert into support_access (estate_id, account_id, user_id, reason, ends_at)
  select id, $2, $3, $4, now() + interval '1 hour' from estate where id = $1 returning id`
const permit = `insert into permission (account_id, subject, action, expiration_date, support_access_id)
  select s.account_id, subject, 'read', s.ends_at, s.id from support_access s, unnest($2::text[]) subject where s.id = $1`

const end = (whose: string) => `with ended as (
    update support_access set ends_at = now() where id = $1 and ${whose} = $2 and ends_at > now() returning id),
  taken as (delete from permission where support_access_id in (select id from ended))
  select id from ended`
const endOwn = end('account_id')
const endOnEstate = end('estate_id')

/** The estate as a whole, and the sections that don't follow it. */
const subjectsOn = (estateId: string) =>
  sectionNames
    .filter((section) => section === 'estate' || !sectionRules[section].follows)
    .map((section) => sectionSubject(estateId, section))

interface Opened {
  id: string
  estateId: string
  addressLine1: string
  reason: string
  endsAt: Date
}

/** Where those who run the system look into an estate: for a reason that its owners are told, for an hour, and only to read. */
export class SupportDesk {
  readonly #viewer: SignedIn & { accountId: string }
  readonly #db: EntityManager
  readonly #outbox: Outbox
  constructor(viewer: SignedIn & { accountId: string }, db: EntityManager, outbox: Outbox) {
    this.#viewer = viewer
    this.#db = db
    this.#outbox = outbox
  }

  async search(searchValue: string) {
    const pattern = `%${searchValue.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    const found: unknown[] = await this.#db.query(search, [pattern, searchValue])
    return { estates: found.slice(0, most), hasMore: found.length > most }
  }

  opened(): Promise<Opened[]> {
    return this.#db.query(`${live} order by s.id`, [this.#viewer.accountId])
  }

  async open(estateId: string, reason: string): Promise<Opened> {
    const { accountId, userId } = this.#viewer
    await this.#db.query(oneAtATime, [accountId])
    if ((await this.opened()).some((access) => access.estateId === estateId)) throw new AppError('entityAlreadyExists')
    const [added]: { id: string }[] = await this.#db.query(add, [estateId, accountId, userId, reason])
    if (!added) throw new AppError('entityNotFound')
    await this.#db.query(permit, [added.id, subjectsOn(estateId)])
    const opened = (await this.opened()).find(({ id }) => id === added.id)!
    await this.#tell(opened)
    return opened
  }

  async #tell({ estateId, addressLine1: address, reason, endsAt }: Opened) {
    const owners = await ownersToTell(this.#db, [estateId], 'access-management')
    for (const { email, language, firstName } of owners.get(estateId) ?? [])
      await this.#outbox.add(
        this.#db,
        supportAccessOpened.mail(email, language, { name: firstName, estateId, address, reason, endsAt: endsAt.toISOString() }),
      )
  }

  async close(id: string) {
    const ended: unknown[] = await this.#db.query(endOwn, [id, this.#viewer.accountId])
    if (!ended.length) throw new AppError('entityNotFound')
  }
}

/** An owner's way to end it. One that is over stays as it was. */
export async function endSupportAccess(db: EntityManager, estateId: string, id: string) {
  const ended: unknown[] = await db.query(endOnEstate, [id, estateId])
  if (ended.length) return
  const [known]: unknown[] = await db.query('select from support_access where id = $1 and estate_id = $2', [id, estateId])
  throw known ? new AppError('cannotHandleTheRequest', { reason: 'transition' }) : new AppError('entityNotFound')
}

/** Those who look after the whole system. */
export const atSupportDesk: Grants<object, SupportDesk> = {
  rule: 'a system administrator',
  admits(viewer) {
    if (!signedInAs(viewer).roles.includes('System.Admin')) throw new AppError('unauthorizedUser', { reason: 'role' })
  },
  gate: whoeverIsAdmitted,
  grant: (_, { call, db }) => new SupportDesk(signedInAs(call.viewer), db, call.outbox),
}
