import { people } from './people.ts'
import { untouched } from './untouched.ts'

/** By their last digit; apart from those that are asked for otherwise. */
const assigned = [0, 2, 3, 9]
/** How many estates a company looks after; each of them has ten companies. */
const ofCompany = 40

const estates = `
create temp table assigned as
  select h.id estate_id, row_number() over (order by h.n) - 1 e, new_id() building_id, new_id() area_id
  from home h join asker a on a.n = h.owner where h.n % 10 in (${assigned.join()});
insert into building (id, estate_id, name, house_type, built_year, in_plan)
  select building_id, estate_id, 'Hovedhus', 'detachedHouse', 1970, true from assigned;
insert into building_part (id, estate_id, building_id, code, condition_grade) select area_id, estate_id, building_id, '26', 'TG1' from assigned;
`

/** Each company as a supplier who was asked; every tenth estate still waits for it. */
const suppliers = `
create temp table entrusted as
  select a.*, f.id company_id, i, j, new_id() supplier_id
  from assigned a cross join firm f cross join lateral (select (e - i * ${assigned.length} + ${people * assigned.length}) % ${people * assigned.length} j) w
  where j < ${ofCompany};
insert into maintenance_supplier (id, estate_id, name, trade, email, phone, organization_number, company_id)
  select supplier_id, estate_id, 'Selskap nummer ' || i, (array['plumber', 'electrician', 'carpenter', 'painter'])[j % 4 + 1],
    'selskap-' || i || '@bench.example', '+47680500' || lpad(i::text, 2, '0'), (910000000 + i)::text, company_id from entrusted;
insert into access_link (estate_id, company_id, supplier_id, status, requested_at, claimed_at)
  select estate_id, company_id, supplier_id, case when isClaimed then 'claimed' else 'unclaimed' end, asked, case when isClaimed then asked + interval '1 day' end
  from (select *, j % 10 < 9 isClaimed, timestamptz '2026-01-01' + j * interval '1 day' asked from entrusted) w;
`

/** Once or every year, some of it long ago and some of it to come. */
const tasks = `
insert into maintenance_task (estate_id, building_id, area_id, title, priority, start_date, period, every, responsible_kind, responsible_id, supplier_id,
    ${untouched.columns})
  select estate_id, building_id, area_id, 'Service nummer ' || t, t % 3 + 1, start_date,
    case when t > 1 then 'month' end, case when t > 1 then 12 else 1 end, 'supplier', supplier_id, supplier_id, ${untouched.values}
  from entrusted, generate_series(1, 4) t, lateral (select date '2024-01-01' + ((j * 37 + t * 401) % 1500)::int start_date) s;
`

/** Plans that were assigned to the companies, and what those are to do there. */
export const assignments = estates + suppliers + tasks
