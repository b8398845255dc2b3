import type pg from 'pg'
import type { Person } from './people.ts'

export interface ReleasedOrder {
  orderId: string
  projectId: string
  version: number
}

const orders = `
with room as (
  select p.id, p.estate_id, p.company_id, (select max(number) from project_order o where o.project_id = p.id) last, row_number() over (order by p.id) - 1 place
  from project p where p.id = any($1::uuid[])
)
insert into project_order (estate_id, project_id, number, type, status, title, description, trade, due_date, valid_until, side, made_by_company_id,
    made_by_name, net_ore, vat_ore, released_at)
  select estate_id, id, last + n, 'quote', 'readyForCustomer', 'Bestilling nummer ' || (last + n), 'Arbeidet gjøres før vinteren.', 'plumber',
    current_date + 90, current_date + 60, 'company', company_id, 'Ansatt Nummer 2', 187500, 46875, now()
  from room cross join generate_series(1, $2) n where n % $3 = place
  returning id "orderId", project_id "projectId", version`
const lines = `
insert into order_line (estate_id, project_id, order_id, description, quantity_milli, unit, unit_price_ore, vat_rate, net_ore)
  select o.estate_id, o.project_id, o.id, 'Linje nummer ' || l, l * 1000, 'stk', 12500, 25, l * 12500
  from project_order o, generate_series(1, 5) l where o.id = any($1::uuid[])`

/** Orders of the main projects that wait for the customer's answer, as many as a window may use up. */
export async function releasedOrders(client: pg.Client, people: readonly Person[], count: number) {
  const projects = people.map(({ admin }) => admin.work.projectId)
  const { rows } = await client.query<ReleasedOrder>(orders, [projects, count, projects.length])
  await client.query(lines, [rows.map(({ orderId }) => orderId)])
  return rows
}
