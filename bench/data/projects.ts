import nb from '../../schema/projects/controlNames/nb.json' with { type: 'json' }

/** How many projects a company has that is asked for, apart from the one that has a thousand. */
const projectsEach = 25
/** Of each company the one that is looked into. */
export const mainProject = 'Rehabilitering av hele huset'

/** As many codes as there are, beyond them null. */
const codes = (of: Readonly<Record<string, string>>) => `(array['${Object.keys(of).join("','")}'])`

/** Companies that run projects: those that are asked for, each with a firm that it calls in by a link and one that has an account, and others that grow with the estates. */
const builders = `
create temp table builder as select n, new_id() id from generate_series(1, $owners / 10) n;
insert into company (id, organization_number, name) select id, (930000000 + n)::text, 'Byggmester nummer ' || n from builder;
insert into licence (company_id, plan, valid_from, valid_to) select id, 'COMPANY_PRO', now(), now() + interval '1 year' from firm;
create temp table contractor as
  select f.i, f.id company_id, 'Selskap nummer ' || i company_name, new_id() subcontractor_id, new_id() crew_id, l.account_id leader, v.account_id verifier
  from firm f join employee l using (i) join employee v using (i) where l.k = 2 and v.k = 3
  union all
  select 1000 + n, id, 'Byggmester nummer ' || n, null, null, null, null from builder;
insert into subcontractor (id, owner_company_id, name, organization_number, trade, contact_name)
  select subcontractor_id, company_id, 'Underleverandør nummer ' || i, (920000000 + i)::text, 'plumber', 'Kontakt nummer ' || i
  from contractor where subcontractor_id is not null;
create temp table crew as select i, company_id caller_id, crew_id, new_id() id, new_id() user_id, new_id() account_id from contractor where crew_id is not null;
insert into company (id, organization_number, name, proven_at, proven_by) select id, (940000000 + i)::text, 'Innleid firma nummer ' || i, now(), 'register' from crew;
insert into app_user (id, email, first_name, last_name) select user_id, 'crew-' || i || '@bench.example', 'Innleid', 'Nummer ' || i from crew;
insert into account (id, user_id, account_type, company_id, name) select account_id, user_id, 'company', id, 'Innleid firma nummer ' || i from crew;
insert into account_role (account_id, role) select account_id, 'Company.Admin' from crew;
insert into session (token_hash, user_id, account_id, expires_at, ends_at)
  select sha256(convert_to(($firms::text[])[i + 1], 'UTF8')), user_id, account_id, now() + interval '8 hours', now() + interval '30 days' from crew;
insert into subcontractor (id, owner_company_id, company_id, name, organization_number, trade, contact_name)
  select crew_id, caller_id, id, 'Innleid firma nummer ' || i, (940000000 + i)::text, 'electrician', 'Innleid Nummer ' || i from crew;
`

/** The main one of every fourth company is large: sixty areas and two thousand points. Every sixth of the others is closed. */
const amounts = `
create temp table undertaking as
  select c.*, a.papers estate_id, a.account_id customer_id, 0 k, case when c.i % 4 = 0 then 60 else 12 end areas, case when c.i % 4 = 0 then 34 else 8 end points,
    40 orders, null::uuid image, new_id() id
  from contractor c join asker a on a.i = c.i
  union all
  select c.*, h.id, null, k, 3, 4, 3, h.image, new_id()
  from contractor c cross join lateral generate_series(1, case when c.i = 0 then $projects else ${projectsEach} end - 1) k
    join home h on h.n = (c.i * ${projectsEach} + k) % ($estates / 10) * 10 + 3;
`

const projects = `
insert into project (id, estate_id, company_id, company_name, name, project_number, type, customer_name, customer_account_id, start_date, end_date,
    description, image_file_id, closed_at)
  select id, estate_id, company_id, company_name, case k when 0 then '${mainProject}' else 'Prosjekt nummer ' || k end, '2026/' || i || '/' || k, 'CUSTOM',
    'Eier av huset', customer_id, date '2026-01-05' + k % 200, date '2027-01-05' + k % 200, 'Nytt tak, nye vinduer og et bad i hver etasje.', image,
    case when k % 6 = 5 then now() end
  from undertaking;
insert into project_document_list (estate_id, project_id, list) select estate_id, id, list from undertaking, unnest(array['delivery', 'drawings', 'common']) list;
insert into project_budget (estate_id, project_id) select estate_id, id from undertaking;
insert into project_participant (estate_id, project_id, role, account_id, confirmed_at)
  select estate_id, id, 'ProjectManager', leader, now() from undertaking where leader is not null;
insert into project_participant (estate_id, project_id, role, subcontractor_id)
  select estate_id, id, 'Subcontractor', called from undertaking, unnest(array[subcontractor_id, crew_id]) called where called is not null;
`

/** A third of the points is completed, half of them seen by a second person; those of the large projects have a picture each. */
const control = `
create temp table controlled as select u.*, a, new_id() area_id from undertaking u, generate_series(1, u.areas) a;
insert into control_area (id, estate_id, project_id, code, name, party_name, sort_order)
  select area_id, estate_id, id, ${codes(nb.area)}[a], case when a > ${Object.keys(nb.area).length} then 'Område nummer ' || a end,
    case when a % 2 = 0 then 'Underleverandør nummer ' || i end, a
  from controlled;
create temp table looked_at as
  select c.*, j, j % 3 = 0 done, new_id() point_id, case when j % 3 = 0 and c.i < 1000 and c.k = 0 then new_id() end file_id
  from controlled c, generate_series(1, c.points) j;
insert into control_point (id, estate_id, project_id, control_area_id, code, sort_order, completed_at, completed_by_account_id, verified_at, verified_by_account_id)
  select point_id, estate_id, id, area_id, ${codes(nb.point)}[j], j, case when done then now() end, case when done then leader end,
    case when j % 6 = 0 then now() end, case when j % 6 = 0 then verifier end
  from looked_at;
insert into file (id, name, url_name, type, size, sha256, width, height, purpose, owner_account_id, is_temporary, estate_id, section)
  select file_id, 'Punkt.jpg', 'Punkt.jpg', 'image/jpeg', 120000 + j, sha256(int8send(i * 1000000 + a * 1000 + j)), 1600, 1200, 'image', leader, false,
    estate_id, 'project'
  from looked_at where file_id is not null;
insert into control_point_file (estate_id, project_id, control_point_id, file_id)
  select estate_id, id, point_id, file_id from looked_at where file_id is not null;
`

/** Projects with what is controlled in them. */
export const undertakings = builders + amounts + projects + control
