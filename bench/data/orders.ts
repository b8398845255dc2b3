/** Of each project; those of the main ones go through all states. */
const amounts = `
create temp table bid as
  select u.*, number, new_id() order_id, number % 3 = 0 is_owners,
    (array['open', 'rejectedByPmOrSc', 'readyForCustomer', 'rejectedByCustomer', 'approvedByCustomer'])[number % 5 + 1] status
  from undertaking u, generate_series(1, u.orders) number;
`

/** Half of them have been seen by whoever administers the company since they were moved. */
const rows = `
insert into project_order (id, estate_id, project_id, run_by_company_id, number, type, status, title, description, trade, subcontractor_id, due_date, valid_until, side,
    made_by_account_id, made_by_company_id, made_by_name, net_ore, vat_ore, moved_by_account_id, released_at)
  select order_id, estate_id, id, company_id, number, case when is_owners then 'request' else 'quote' end, status, 'Bestilling nummer ' || number,
    'Arbeidet gjøres før vinteren, med materialer som avtalt.', (array['plumber', 'electrician', 'carpenter'])[number % 3 + 1],
    case when number % 4 = 2 then crew_id when number % 2 = 0 then subcontractor_id end, date '2026-12-01' + number, date '2027-12-01', case when is_owners then 'owner' else 'company' end,
    case when is_owners then customer_id else leader end, case when not is_owners then company_id end, 'Ansatt Nummer 2', 187500, 40625,
    case when is_owners then customer_id else leader end, case when number % 5 in (2, 3, 4) then now() end
  from bid;
insert into order_line (estate_id, project_id, order_id, description, quantity_milli, unit, unit_price_ore, vat_rate, net_ore)
  select estate_id, id, order_id, 'Linje nummer ' || l, l * 1000, 'stk', 12500, case l when 5 then 15 else 25 end, l * 12500
  from bid, generate_series(1, 5) l;
insert into order_event (estate_id, project_id, order_id, action, account_id, account_name, side)
  select estate_id, id, order_id, action, leader, 'Ansatt Nummer 2', 'company' from bid, unnest(array['create', 'release', 'withdraw']) action;
insert into order_seen (order_id, account_id, seen_at)
  select b.order_id, e.account_id, now() from bid b join employee e on e.i = b.i and e.k = 1 where b.number % 2 = 0;
`

/** What is asked for and offered in projects, with its lines and what happened to it. */
export const orders = amounts + rows
