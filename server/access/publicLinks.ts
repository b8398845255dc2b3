import { isDeepStrictEqual } from 'node:util'
import type { EntityManager } from 'typeorm'
import { freePublicLinks, plansThatUnlock } from '#schema/access/plans.ts'
import { linkSections } from '#schema/access/sections.ts'
import { usualDays } from '#schema/sharing/publicLinks.input.ts'
import type { Call } from '#server/kernel/call.ts'
import { AppError } from '#server/kernel/errors.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import type { LinkKeys } from '#server/kernel/linkKeys.ts'
import { publicLinkSent } from '#server/mail/templates/publicLinkSent.ts'
import type { Within } from './estateScope.ts'
import { idFrom } from './idFrom.ts'
import { hashOf } from './sessions.ts'
import { refuseStale } from './versions.ts'

/** Open at once on one estate, whatever licence there is. */
const mostOpen = 50
const mostTold = 100
/** Made in a day: each can send a mail to anybody. */
const mostMade = 100

interface Kept {
  id: string
  name: string | null
  keySealed: Buffer
  sections: string[]
  expiresAt: Date
  isExpired: boolean
  version: number
}
interface Values {
  name?: string | null | undefined
  sections?: readonly string[] | null | undefined
  expiresAt?: string | null | undefined
}
interface NewLink extends Values {
  sections: readonly string[]
  recipientEmail?: string | null | undefined
}

const told = `id, name, key_sealed "keySealed", sections, expires_at "expiresAt", expires_at <= now() "isExpired", visits,
  last_visit_at "lastVisitAt", version, created_at "createdAt"`
const list = `select ${told} from public_link where estate_id = $1 and revoked_at is null order by created_at desc, id desc limit ${mostTold}`
const one = `select ${told} from public_link where estate_id = $1 and id = $2 and revoked_at is null`
const add = `insert into public_link (id, estate_id, key_hash, key_sealed, name, sections, expires_at, created_by)
  values ($1, $2, $3, $4, $5, $6, coalesce($7::timestamptz, now() + interval '${usualDays} days'), $8)`
const change = `update public_link set name = $3, sections = $4, expires_at = $5, version = version + 1, updated_at = now()
  where estate_id = $1 and id = $2`
const takeBack = `update public_link set revoked_at = now(), key_sealed = '', version = version + 1, updated_at = now()
  where estate_id = $1 and id = $2 and revoked_at is null returning id`
const sent = `select e.address_line1 address, a.name sender from estate e, account a where e.id = $1 and a.id = $2`
const room = `select count(*) filter (where revoked_at is null and expires_at > now())::int open,
  count(*) filter (where created_at > now() - interval '1 day')::int made,
  exists (select from estate_owner o join licence l on l.account_id = o.account_id
    where o.estate_id = $1 and l.plan = any($2) and l.valid_from <= now() and l.valid_to > now()) licensed
  from public_link where estate_id = $1`

/** The public links of an estate, with their keys, for its owner. */
export class PublicLinks {
  readonly #within: Within
  readonly #keys: LinkKeys
  constructor(within: Within, keys: LinkKeys) {
    this.#within = within
    this.#keys = keys
  }
  get #db(): EntityManager {
    return this.#within.db
  }
  get #estateId() {
    return this.#within.estateId
  }

  async all() {
    const kept: Kept[] = await this.#db.query(list, [this.#estateId])
    return kept.map((link) => this.#opened(link))
  }

  async get(id: string) {
    return this.#opened(await this.#find(id))
  }

  /** Sent again under the same key of its caller, it was made the first time. */
  async create({ name = null, sections, expiresAt, recipientEmail }: NewLink, { repeat, outbox, language }: Call) {
    await this.#lock()
    const { accountId } = this.#within.viewer
    const id = repeat ? idFrom(`${accountId} ${repeat.key}`) : uuidv7()
    const wanted = { name, sections: inOrder(sections), ...(expiresAt && { expiresAt: new Date(expiresAt) }) }
    if (await this.#isMade(id, wanted)) return this.get(id)
    await this.#refuseMore({ isNew: true })
    const key = this.#keys.make()
    const values = [id, this.#estateId, hashOf(key), this.#keys.close(id, key), name, wanted.sections, expiresAt ?? null, accountId]
    await this.#db.query(add, values)
    const link = await this.get(id)
    if (recipientEmail)
      await outbox.add(
        this.#db,
        publicLinkSent.mail(recipientEmail, language, { ...(await this.#sent()), key, until: link.expiresAt.toISOString() }),
      )
    return link
  }

  async change(id: string, version: number | null | undefined, { name, sections, expiresAt }: Values) {
    await this.#lock()
    const before = await this.#find(id)
    refuseStale(version, before.version, this.#within.versionMustBeGiven)
    const until = expiresAt ? new Date(expiresAt) : before.expiresAt
    if (before.isExpired && until > new Date()) await this.#refuseMore({ isNew: false })
    const values = [name === undefined ? before.name : name, sections ? inOrder(sections) : before.sections, until]
    await this.#db.query(change, [this.#estateId, id, ...values])
    return this.get(id)
  }

  async takeBack(id: string) {
    const [ended]: [unknown[]] = await this.#db.query(takeBack, [this.#estateId, id])
    if (!ended.length) throw new AppError('entityNotFound')
  }

  async #sent() {
    const [found]: { address: string; sender: string }[] = await this.#db.query(sent, [this.#estateId, this.#within.viewer.accountId])
    return found!
  }

  async #find(id: string): Promise<Kept> {
    const [found]: Kept[] = await this.#db.query(one, [this.#estateId, id])
    if (!found) throw new AppError('entityNotFound')
    return found
  }
  /** Whether it was made before; under the same key something else can't be. */
  async #isMade(id: string, wanted: Partial<Kept>) {
    const [made]: Kept[] = await this.#db.query(`select ${told} from public_link where id = $1`, [id])
    if (!made) return false
    const same = Object.entries(wanted).every(([field, value]) => isDeepStrictEqual(made[field as keyof Kept], value))
    if (!same) throw new AppError('unprocessableEntity', { reason: 'reused' })
    return true
  }

  /** Links are counted, and changed, by one at a time. */
  async #lock() {
    await this.#db.query('select from estate where id = $1 for no key update', [this.#estateId])
  }
  async #refuseMore({ isNew }: { isNew: boolean }) {
    const [found]: { open: number; made: number; licensed: boolean }[] = await this.#db.query(room, [
      this.#estateId,
      plansThatUnlock('morePublicLinks'),
    ])
    const { open, made, licensed } = found!
    if (isNew && made >= mostMade) throw new AppError('cannotHandleTheRequest', { reason: 'tooMany' }, { retryAfter: 3600 })
    if (open >= mostOpen) throw new AppError('cannotHandleTheRequest', { reason: 'full' })
    if (open >= freePublicLinks && !licensed) throw new AppError('unauthorizedUser', { reason: 'licence' })
  }

  #opened({ keySealed, ...link }: Kept) {
    const publicLinkKey = this.#keys.open(link.id, keySealed)
    return { ...link, publicLinkKey, url: publicLinkKey && this.#keys.address(publicLinkKey) }
  }
}

const inOrder = (sections: readonly string[] = []) => linkSections.filter((section) => sections.includes(section))

/** What ended long ago opens nothing, and is not told any more. */
export const forgetEndedLinks = (db: EntityManager) =>
  db.query(`delete from public_link where least(revoked_at, expires_at) < now() - interval '1 year'`)
