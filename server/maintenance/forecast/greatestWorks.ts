import type { EstateGrant } from '#server/access/estateGrant.ts'
import { kroner } from '../economy/costs.ts'
import { type ToldBy, toldBy } from './toldBy.ts'

const greatest = toldBy(
  'work',
  (
    of,
  ) => `(select coalesce(json_agg(json_build_object('year', g.y, 'title', t.title, 'code', p.code, 'name', p.name, 'cost', ${kroner('g.ore')}) order by g.y), '[]')
  from (select distinct on (y) y, k, ore from costs where s = ${of} and ore > 0 order by y, ore desc, k) g
    left join maintenance_task t on t.estate_id = $1 and t.id = g.k left join building_part p on p.estate_id = $1 and p.id = g.k)`,
)

/** What costs most in each year. Nothing is told to whoever may not read the plan. */
export const greatestWorks = (grant: EstateGrant): Promise<ToldBy> | undefined =>
  grant.may('read', 'maintenance-plan') ? greatest(grant) : undefined
