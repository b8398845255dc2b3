/** A firm of every main project has a link to all that it is asked for there: a price, and every other area. */
export const supplierLinks = `
insert into supplier_link (estate_id, project_id, subcontractor_id, key_hash, expires_at)
  select estate_id, id, subcontractor_id, sha256(convert_to(($suppliers::text[])[i + 1], 'UTF8')), now() + interval '30 days'
  from undertaking where k = 0 and subcontractor_id is not null;
update control_area a set subcontractor_id = u.subcontractor_id from undertaking u
  where u.k = 0 and u.subcontractor_id is not null and a.project_id = u.id and a.sort_order % 2 = 0;
create temp table offer as
  select b.*, new_id() quotation_id from bid b where k = 0 and subcontractor_id is not null and number in (5, 10);
insert into order_quotation (id, estate_id, project_id, order_id, subcontractor_id, firm_name, answer_by)
  select quotation_id, estate_id, id, order_id, subcontractor_id, 'Underleverandør nummer ' || i, date '2027-02-01' from offer;
insert into quotation_line (estate_id, project_id, quotation_id, description, quantity_milli, unit, unit_price_ore, vat_rate, net_ore)
  select estate_id, id, quotation_id, 'Linje nummer ' || l, l * 1000, 'stk', 12500, 25, l * 12500 from offer, generate_series(1, 5) l;
`
