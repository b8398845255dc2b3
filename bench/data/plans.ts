/** Each tenth of the estates has a plan, and of that owner who has the large estate one that fills a page and, by `$largePlan`, a large one. */
const [planned, filled] = [5, 5]
export const largePlan = 6

/** Of each plan: buildings, areas of a building, and tasks of an area. */
const amounts = `
create temp table plan as
  select h.id estate_id, h.n, case h.n when ${filled} then 21 when $largePlan then 200 else 3 end buildings,
    case when h.n in (${filled}, $largePlan) then 20 else 4 end areas, case when h.n in (${filled}, $largePlan) then 15 else 3 end tasks
  from home h where h.n % 10 = ${planned} or h.n = $largePlan;
insert into licence (account_id, plan, valid_from, valid_to)
  select account_id, 'CUSTOMER_PLUS', now(), now() + interval '1 year' from asker;
`

const buildings = `
create temp table planned_house as select p.*, k, new_id() id from plan p, generate_series(1, p.buildings) k;
insert into building (id, estate_id, name, house_type, built_year, in_plan)
  select id, estate_id, 'Blokk ' || lpad(k::text, 3, '0'), 'apartment', 1950 + k % 60, true from planned_house;
create temp table planned_area as select h.*, a, new_id() area_id, (20 + a)::text code from planned_house h, generate_series(1, h.areas) a;
insert into building_part (id, estate_id, building_id, code, name, condition_grade, consequence_grade)
  select area_id, estate_id, id, code, case when a % 3 = 0 then 'Del ' || a end, 'TG' || a % 2, 'KG' || a % 4 from planned_area;
`

/** Of a series by months. */
const day = (n: string) => `(start_date + make_interval(months => every * ${n}))::date`

/** Once, every year or every few, since ten years back; and what was done of it, nearly all on its day. */
const tasks = `
create temp table planned_task as
  select *, (select count(*)::int from generate_series(0, 10) i where ${day('i')} < date '2026-01-01' - (t % 5) * 60) done from (select a.estate_id, a.n, a.id building_id, a.k, a.area_id, a.code, a.a, t, new_id() task_id,
    date '2016-01-01' + ((a.k * 7919 + a.a * 104729 + t * 1299709) % 365) start_date, (array[12, 12, 24, 36, 60, 120])[(a.k + a.a + t) % 6 + 1] every
    from planned_area a, generate_series(1, a.tasks) t) task;
insert into maintenance_task (id, estate_id, building_id, area_id, title, priority, trade, start_date, period, every, counted_from, open_from, done_through, next_due_date, next_date,
    estimated_cost_ore)
  select task_id, estate_id, building_id, area_id, 'Kontroll nummer ' || t, t % 3 + 1, case when t % 2 = 0 then 'carpenter' end, start_date, 'month', every,
    start_date, start_date, case when done > 0 then ${day('(done - 1)')} end, ${day('done')}, ${day('done')},
    t * 150000
  from planned_task;
insert into maintenance_occurrence (estate_id, task_id, due_date, done_date, title, priority, building_id, building_name, area_id, area_code, actual_cost_ore)
  select estate_id, task_id, due, due + t % 9, 'Kontroll nummer ' || t, t % 3 + 1, building_id, 'Blokk ' || lpad(k::text, 3, '0'), area_id, code, t * 100000
  from planned_task, lateral (select ${day('i')} due from generate_series(0, done - 1) i) d;
`

/** Maintenance plans: what comes, and ten years of what was done. */
export const maintenancePlans = amounts + buildings + tasks
