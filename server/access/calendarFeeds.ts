import type { EntityManager } from 'typeorm'
import type { PermissionEntry } from '#schema/access/entries.ts'
import type { PartyKind } from '#schema/maintenance/tasks.input.ts'
import type { Call } from '#server/kernel/call.ts'
import { AppError } from '#server/kernel/errors.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import type { LinkKeys } from '#server/kernel/linkKeys.ts'
import type { Language } from '#server/kernel/texts.ts'
import { mayOnEstate, type Standing } from './estateRights.ts'
import type { Within } from './estateScope.ts'
import { idFrom } from './idFrom.ts'
import { Plan } from './plan.ts'
import { hashOf } from './sessions.ts'
import { standingOfAccount } from './standingOfAccount.ts'

/** Of one account on one estate, and of all accounts. */
const mostOfOne = 20
const mostOfAll = 100

interface Kept {
  id: string
  keySealed: Buffer
  responsibleKind: PartyKind | null
  responsibleId: string | null
  language: Language
  makerId: string
  standing: Standing
  entries: PermissionEntry[]
  isDisabled: boolean
}
interface NewFeed {
  responsibleKind?: PartyKind | null | undefined
  responsibleId?: string | null | undefined
  language: Language
}

/** What its maker is to the estate, for the rule that says whether the feed is open. Who only looks in for support leaves none behind. */
export const makerOf = `a.id "makerId", a.is_disabled "isDisabled", ${standingOfAccount('f.estate_id', 'a.id', 'a.company_id')} standing,
  (select coalesce(json_agg(json_build_object('subject', p.subject, 'effect', p.effect, 'action', p.action, 'expirationDate', p.expiration_date)), '[]')
    from permission p where p.account_id = a.id and p.subject like 'estate/' || f.estate_id || '%'
      and p.support_access_id is null) entries`
const nameOfResponsible = `coalesce((select o.name from account o where o.id = f.responsible_id),
  (select s.name from maintenance_supplier s where s.estate_id = f.estate_id and s.id = f.responsible_id))`
const told = `select f.id, f.key_sealed "keySealed", f.responsible_kind "responsibleKind", f.responsible_id "responsibleId",
    ${nameOfResponsible} "responsibleName", f.language, a.name "madeBy", f.last_fetched_at "lastFetchedAt", f.created_at "createdAt", ${makerOf}
  from calendar_feed f join account a on a.id = f.account_id where f.estate_id = $1`
const list = `${told} and ($2::uuid is null or f.account_id = $2) order by f.created_at desc, f.id desc limit ${mostOfAll}`
const one = `${told} and f.id = $2`
const room = `select count(*) filter (where account_id = $2)::int mine, count(*)::int "all" from calendar_feed where estate_id = $1`
const add = `insert into calendar_feed (id, estate_id, key_hash, key_sealed, responsible_kind, responsible_id, language, account_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`
const renew = 'update calendar_feed set key_hash = $3, key_sealed = $4, last_fetched_at = null where estate_id = $1 and id = $2'
const end = 'delete from calendar_feed where estate_id = $1 and id = $2'

/** A feed shows what its maker may read now, and nothing where they may not. */
export const isOpen = (estateId: string, { standing, entries, isDisabled }: Pick<Kept, 'standing' | 'entries' | 'isDisabled'>) =>
  !isDisabled && mayOnEstate({ entries, standing, estateId, action: 'read', section: 'maintenance-year-wheel' })

/** The calendar feeds of an estate: one's own, and all of them for who manages access to it. */
export class CalendarFeeds {
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
  get #accountId() {
    return this.#within.viewer.accountId
  }

  async all() {
    const kept: Kept[] = await this.#db.query(list, [this.#estateId, this.#seesAll() ? null : this.#accountId])
    return kept.map((feed) => this.#opened(feed))
  }

  /** Sent again under the same key of its caller, it was made the first time. */
  async create({ responsibleKind = null, responsibleId = null, language }: NewFeed, { repeat }: Call) {
    await this.#db.query('select from estate where id = $1 for no key update', [this.#estateId])
    const id = repeat ? idFrom(`${this.#accountId} ${repeat.key}`) : uuidv7()
    if (await this.#isMade(id, { responsibleKind, responsibleId, language })) return this.#opened(await this.#find(id))
    if (responsibleKind) await new Plan(this.#within).refuseStrange(responsibleKind, responsibleId)
    await this.#refuseMore()
    const key = this.#keys.make()
    const values = [id, this.#estateId, hashOf(key), this.#keys.close(id, key), responsibleKind, responsibleId, language, this.#accountId]
    await this.#db.query(add, values)
    const feed = this.#opened(await this.#find(id))
    if (!feed.isOpen) throw new AppError('authorizationFailure')
    return feed
  }

  async renew(id: string) {
    if ((await this.#find(id)).makerId !== this.#accountId) throw new AppError('authorizationFailure')
    const key = this.#keys.make()
    await this.#db.query(renew, [this.#estateId, id, hashOf(key), this.#keys.close(id, key)])
    return this.#opened(await this.#find(id))
  }

  async revoke(id: string) {
    await this.#find(id)
    await this.#db.query(end, [this.#estateId, id])
  }

  /** Of others' feeds only who manages access knows. */
  async #find(id: string): Promise<Kept> {
    const [found]: Kept[] = await this.#db.query(`${one} for update of f`, [this.#estateId, id])
    if (!found || (found.makerId !== this.#accountId && !this.#seesAll())) throw new AppError('entityNotFound')
    return found
  }

  /** Whether it was made before; under the same key something else can't be. */
  async #isMade(id: string, wanted: Pick<Kept, 'responsibleKind' | 'responsibleId' | 'language'>) {
    const [made]: Kept[] = await this.#db.query(one, [this.#estateId, id])
    if (!made) return false
    const isSame = Object.entries(wanted).every(([field, value]) => made[field as keyof Kept] === value)
    if (!isSame) throw new AppError('unprocessableEntity', { reason: 'reused' })
    return true
  }

  async #refuseMore() {
    const [found]: { mine: number; all: number }[] = await this.#db.query(room, [this.#estateId, this.#accountId])
    if (found!.mine >= mostOfOne || found!.all >= mostOfAll) throw new AppError('cannotHandleTheRequest', { reason: 'full' })
  }

  #seesAll() {
    const { estateId, standing, viewer } = this.#within
    return mayOnEstate({ entries: viewer.entries, standing, estateId, action: 'update', section: 'access-management' })
  }

  #opened({ keySealed, makerId, standing, entries, isDisabled, ...feed }: Kept) {
    const isMine = makerId === this.#accountId
    const key = isMine ? this.#keys.open(feed.id, keySealed) : undefined
    return {
      ...feed,
      isMine,
      isOpen: isOpen(this.#estateId, { standing, entries, isDisabled }),
      url: key && this.#keys.calendarAddress(key),
    }
  }
}
