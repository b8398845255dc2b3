import { dayAt } from '#server/kernel/days.ts'
import type { Stacked } from './stacked.ts'

const keys: Readonly<Record<Stacked, string>> = { building: 'p.building_id', trade: 'null::text', work: 'p.id' }

/** Of a part whose life ends: when, and what it is thought to cost then, or now where it is over. Which trade does that nobody has said. */
export const worn = (
  by: Stacked,
) => `select p.id, ${keys[by]} k, greatest(extract(year from coalesce(p.inspected_on, ${dayAt('p.created_at')}))::int + p.remaining_life_years, w.a_year) y,
    p.cost_estimate_ore ore
  from building_part p cross join w where p.estate_id = $1 and p.cost_estimate_ore > 0 and p.remaining_life_years is not null`
