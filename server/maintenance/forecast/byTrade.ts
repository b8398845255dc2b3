import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { kroner } from '../economy/costs.ts'
import { moneyBy } from './counted.ts'

const tradesOf = (
  of: string,
) => `(select coalesce(json_agg(json_build_object('trade', g.k, 'costs', g.costs) order by g.ore desc, g.k), '[]')
  from (select k.k, sum(c.ore) ore, json_agg(${kroner('c.ore')} order by years.y) costs from (select distinct k from costs where s = ${of}) k
    cross join years left join costs c on c.s = ${of} and c.k is not distinct from k.k and c.y = years.y group by k.k) g)`

const byTrade = ofEstate(`with ${moneyBy('trade')}
  select ${tradesOf('$1')} trades, (select coalesce(json_object_agg(id, told), '{}') from (select id, ${tradesOf('living.id')} told from living) l) scenarios`)

interface Trades {
  trades: unknown
  /** By their ids; those that were adopted are the plan. */
  scenarios: Readonly<Record<string, unknown>>
}

/** What thirty years cost by the trade that does it, in the plan and in each scenario; the dearest first. */
export async function forecastTrades(grant: EstateGrant): Promise<Trades> {
  const [found] = await grant.query<Trades>(byTrade)
  return found!
}
