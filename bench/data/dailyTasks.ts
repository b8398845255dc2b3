import { untouched } from './untouched.ts'

/** How many each person has, so that hardly two calls at once are about the same. */
const tasksEach = 16

/** What is done every day since ten years back, and of which nothing was: there is always a next time to archive. */
export const dailyTasks = `
create temp table daily as
  select a.estate_id, a.building_id, new_id() area_id from assigned a join home h on h.id = a.estate_id where h.n % 10 = 9;
insert into building_part (id, estate_id, building_id, code, condition_grade) select area_id, estate_id, building_id, '29', 'TG1' from daily;
insert into maintenance_task (estate_id, building_id, area_id, title, priority, start_date, period, ${untouched.columns})
  select estate_id, building_id, area_id, 'Runde nummer ' || t, 2, start_date, 'day', ${untouched.values}
  from daily, generate_series(1, ${tasksEach}) t, (select date '2016-01-01' start_date) s;
`
