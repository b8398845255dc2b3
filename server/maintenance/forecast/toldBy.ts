import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { moneyBy } from './counted.ts'
import type { Stacked } from './stacked.ts'

export interface ToldBy {
  plan: unknown
  /** By their ids; those that were adopted are the plan. */
  scenarios: Readonly<Record<string, unknown>>
}

/** What costs are told by, of the plan and of each scenario that lives: `told` writes it of one of them. */
export function toldBy(stacked: Stacked, nameOf: (of: string) => string) {
  const both = ofEstate(
    `with ${moneyBy(stacked)}
  select ${nameOf('$1')} plan, (select coalesce(json_object_agg(id, told), '{}') from (select id, ${nameOf('living.id')} told from living) l) scenarios`,
    { isPlannedOnce: true },
  )
  return async (grant: EstateGrant): Promise<ToldBy> => (await grant.query<ToldBy>(both))[0]!
}
