import { kroner } from '../economy/costs.ts'
import { toldBy } from './toldBy.ts'

/** What thirty years cost by the trade that does it, the dearest first. */
export const forecastTrades = toldBy(
  'trade',
  (of) => `(select coalesce(json_agg(json_build_object('trade', g.k, 'costs', g.costs) order by g.ore desc, g.k), '[]')
 from (select k.k, sum(c.ore) ore, json_agg(${kroner('c.ore')} order by years.y) costs from (select distinct k from costs where s = ${of}) k
    cross join years left join costs c on c.s = ${of} and c.k is not distinct from k.k and c.y = years.y group by k.k) g)`,
)
