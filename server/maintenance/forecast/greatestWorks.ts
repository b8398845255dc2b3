import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { kroner } from '../economy/costs.ts'
import { moneyBy } from './counted.ts'

const worksOf = (of: string) => `(select coalesce(json_agg(json_build_object('year', g.y, 'title', t.title, 'code', p.code, 'name', p.name,
    'cost', ${kroner('g.ore')}) order by g.y), '[]')
  from (select distinct on (y) y, k, ore from costs where s = ${of} and ore > 0 order by y, ore desc, k) g
    left join maintenance_task t on t.estate_id = $1 and t.id = g.k left join building_part p on p.estate_id = $1 and p.id = g.k)`

const greatest = ofEstate(`with ${moneyBy('work')}
  select ${worksOf('$1')} works, (select coalesce(json_object_agg(id, told), '{}') from (select id, ${worksOf('living.id')} told from living) l) scenarios`)

interface Works {
  works: unknown
  /** By their ids; those that were adopted are the plan. */
  scenarios: Readonly<Record<string, unknown>>
}

/** What costs most in each year, in the plan and in each scenario. Nothing is told to whoever may not read the plan. */
export async function greatestWorks(grant: EstateGrant): Promise<Works> {
  if (!grant.may('read', 'maintenance-plan')) return { works: null, scenarios: {} }
  const [found] = await grant.query<Works>(greatest)
  return found!
}
