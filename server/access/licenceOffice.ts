import type { EntityManager } from 'typeorm'
import { type LicencePlan, plans } from '#schema/access/plans.ts'
import type { LicenceChange } from '#schema/licences/licenceOffice.input.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { type Grants, whoeverIsAdmitted } from '#server/kernel/permission.ts'
import { whenOn } from './feature.ts'
import { columnOf, type LicenceHolder, lockHolder } from './licenceHolder.ts'
import { signedInAs } from './signedIn.ts'

const most = 20
const longestYears = 10

interface Adjustment {
  id: string
  type: LicencePlan
  change: LicenceChange
  lastDay?: string | null | undefined
  reason: string
}

const moment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const told = (column: 'account_id' | 'company_id', id: string) => `
  (select coalesce(json_agg(json_build_object('id', id, 'type', plan, 'validFrom', ${moment('since')}, 'validTo', ${moment('until')}) order by until), '[]')
    from (select min(id::text) id, plan, min(valid_from) since, max(valid_to) until from licence where ${column} = ${id} and valid_to > now() and valid_to > valid_from group by plan) h) holds,
  (select coalesce(json_agg(json_build_object('id', x.id, 'change', x.change, 'type', x.plan, 'validTo', ${moment('x.valid_to')}, 'reason', x.reason,
      'by', x.name, 'at', ${moment('x.created_at')}) order by x.id desc), '[]')
    from (select j.*, u.name from licence_adjustment j left join app_user u on u.id = j.made_by where j.${column} = ${id} order by j.id desc limit 10) x) adjustments`
const customers = `select a.id, a.account_type "accountType", a.name, u.email::text identifier, ${told('account_id', 'a.id')}
  from app_user u join account a on a.user_id = u.id and a.account_type = 'customer'`
const companies = `select c.id, 'company' "accountType", c.name, c.organization_number::text identifier, ${told('company_id', 'c.id')} from company c`
const search = `(${customers} where folded(u.first_name || ' ' || u.last_name || ' ' || u.email::text) like $1 order by a.name, a.id limit ${most + 1})
  union all (${companies} where folded(c.name || ' ' || c.organization_number) like $1 order by c.name, c.id limit ${most + 1})`

const kindOf = `select 'account' kind from account where id = $1 and account_type = 'customer' union all select 'company' from company where id = $1`
const end = `select (($1::date + 1)::timestamp at time zone 'Europe/Oslo') "validTo",
  (($1::date + 1)::timestamp at time zone 'Europe/Oslo') between now() and now() + interval '${longestYears} years' fits`

/** Where licences are looked after by hand. Every change keeps its reason, and who made it. */
export class LicenceOffice {
  readonly #userId: string
  readonly #db: EntityManager
  constructor(userId: string, db: EntityManager) {
    this.#userId = userId
    this.#db = db
  }

  async search(searchValue: string) {
    const pattern = `%${searchValue.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    const [folded]: { pattern: string }[] = await this.#db.query('select folded($1) pattern', [pattern])
    const found: unknown[] = await this.#db.query(search, [folded!.pattern])
    return { holders: found.slice(0, most), hasMore: found.length > most }
  }

  async adjust({ id, type, change, lastDay, reason }: Adjustment) {
    const holder = await this.#find(id)
    if (plans[type].accountType !== (holder.kind === 'account' ? 'customer' : 'company')) throw invalid('type', 'notValid')
    await lockHolder(this.#db, holder)
    const validTo = change === 'END' ? await this.#end(holder, type) : await this.#until(holder, { type, change, lastDay: lastDay! })
    await this.#db.query(
      `insert into licence_adjustment (${columnOf(holder)}, plan, change, valid_to, reason, made_by) values ($1, $2, $3, $4, $5, $6)`,
      [id, type, change, validTo, reason, this.#userId],
    )
    const [told]: unknown[] = await this.#db.query(
      `${holder.kind === 'account' ? `${customers} where a` : `${companies} where c`}.id = $1`,
      [id],
    )
    return told
  }

  async #find(id: string): Promise<LicenceHolder> {
    const [found]: { kind: LicenceHolder['kind'] }[] = await this.#db.query(kindOf, [id])
    if (!found) throw new AppError('entityNotFound')
    return { kind: found.kind, id }
  }

  async #until(holder: LicenceHolder, { type, change, lastDay }: { type: LicencePlan; change: LicenceChange; lastDay: string }) {
    const [asked]: { validTo: Date; fits: boolean }[] = await this.#db.query(end, [lastDay])
    if (!asked!.fits) throw invalid('lastDay', 'notValid')
    const [last]: { id: string; validTo: Date }[] = await this.#db.query(
      `select id, valid_to "validTo" from licence where ${columnOf(holder)} = $1 and plan = $2 and valid_to > now() order by valid_to desc limit 1`,
      [holder.id, type],
    )
    if (change === 'GRANT') {
      if (last) throw new AppError('entityAlreadyExists')
      await this.#db.query(`insert into licence (${columnOf(holder)}, plan, valid_to) values ($1, $2, $3)`, [
        holder.id,
        type,
        asked!.validTo,
      ])
    } else {
      if (!last) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
      if (asked!.validTo <= last.validTo) throw invalid('lastDay', 'notValid')
      await this.#db.query('update licence set valid_to = $2, reminded_days = null where id = $1', [last.id, asked!.validTo])
    }
    return asked!.validTo
  }

  /** At once; what would have begun later never does. */
  async #end({ id, ...holder }: LicenceHolder, type: LicencePlan) {
    const [ended]: [{ now: Date }[]] = await this.#db.query(
      `update licence set valid_to = greatest(valid_from, now()) where ${columnOf({ id, ...holder })} = $1 and plan = $2 and valid_to > now() and valid_to > valid_from
        returning now()`,
      [id, type],
    )
    if (!ended[0]) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
    return ended[0].now
  }
}

/** Those who look after the whole system. */
export const inLicenceOffice: Grants<object, LicenceOffice> = whenOn('licenceManagement', {
  rule: 'a system administrator',
  admits(viewer) {
    if (!signedInAs(viewer).roles.includes('System.Admin')) throw new AppError('unauthorizedUser', { reason: 'role' })
  },
  gate: whoeverIsAdmitted,
  grant: (_, { call, db }) => new LicenceOffice(signedInAs(call.viewer).userId, db),
})
