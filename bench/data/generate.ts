import type pg from 'pg'
import { assignments } from './assignments.ts'
import { dailyTasks } from './dailyTasks.ts'
import { economy } from './economy.ts'
import { estateContents, largeEstate } from './estateContents.ts'
import { withoutIndexes } from './indexes.ts'
import { orders } from './orders.ts'
import { adminTokenOf, firmTokenOf, keeperToken, linkKeyOf, people, supplierKeyOf, tokenOf } from './people.ts'
import { largePlan, maintenancePlans } from './plans.ts'
import { undertakings } from './projects.ts'
import { registers } from './registers.ts'
import { supplierLinks } from './supplierLinks.ts'

const estatesEach = 10

const rows = `
create temp table owner as select n, new_id() user_id, new_id() account_id from generate_series(1, $owners) n;
insert into app_user (id, email, first_name, last_name) select user_id, 'owner-' || n || '@bench.example', 'Eier', 'Nummer ' || n from owner;
insert into account (id, user_id, account_type, name) select account_id, user_id, 'customer', 'Eier Nummer ' || n from owner;
insert into account_role (account_id, role) select account_id, 'Customer.Owner' from owner;

create temp table home as
  select n, new_id() id, (n - 1) / ${estatesEach} + 1 owner, case when (n - 1) % ${estatesEach} % 3 > 0 then new_id() end image from generate_series(1, $estates) n;
insert into file (id, name, url_name, type, size, sha256, width, height, purpose, owner_account_id, is_temporary, estate_id, section)
  select h.image, 'Fasade ' || h.n || '.jpg', 'Fasade-' || h.n || '.jpg', 'image/jpeg', 200000 + h.n % 9000, sha256(int8send(h.n)), 1600, 1200,
    'image', o.account_id, false, h.id, 'estate'
  from home h join owner o on o.n = h.owner where h.image is not null;
insert into estate (id, identity_kind, municipality_no, gnr, bnr, fnr, snr, organization_number, share_number, ownership_kind, house_type, built_year,
    plot_area_m2, address_line1, address_line2, contact_name, contact_phone_number, contact_email, image_file_id)
  select id, case when isShare then 'share' else 'cadastre' end, case when not isShare then '0301' end, case when not isShare then n / 1000 + 1 end,
    case when not isShare then n % 1000 + 1 end, case when not isShare then 0 end, case when not isShare then n % 4 end,
    case when isShare then '3' || lpad((n % 90000000)::text, 8, '0') end, case when isShare then n::text end,
    case when isShare then 'housingAssociation' else 'owned' end, (array['detachedHouse', 'apartment', 'cabin', 'rowHouse', null])[n % 5 + 1], 1900 + n % 124,
    300 + n % 700 + 0.5, (array['Åsveien', 'Storgata', 'Ærfuglveien', 'Kirkeveien', 'Øvre Slottsgate', 'Bekkefaret', 'Nordahl Bruns gate'])[n % 7 + 1] || ' ' || n % 211 + 1,
    lpad((n % 9000 + 100)::text, 4, '0') || ' Oslo', 'Eier Nummer ' || owner, '68 05 00 ' || lpad((n % 100)::text, 2, '0'), 'owner-' || owner || '@bench.example', image
  from (select *, n % 5 = 0 isShare from home) h;
insert into estate_owner (estate_id, account_id) select h.id, o.account_id from home h join owner o on o.n = h.owner;

create temp table paper as
  select h.id estate_id, h.owner, h.n * 100 + k n, new_id() file_id from home h, generate_series(1, 10 + (h.owner - 1) / $apart % 3 * 6) k where h.n % ${estatesEach} = 1;
insert into file (id, name, url_name, type, size, sha256, purpose, owner_account_id, is_temporary, estate_id, section)
  select p.file_id, 'Rapport ' || p.n || '.pdf', 'Rapport-' || p.n || '.pdf', 'application/pdf', 50000 + p.n % 9000, sha256(int8send(p.n)), 'document',
    o.account_id, false, p.estate_id, 'report-archive'
  from paper p join owner o on o.n = p.owner;
insert into report_archive_document (estate_id, report_type, custom_name, report_date, file_id)
  select estate_id, (array['otherReport', 'valueRate', 'damageReport', 'conditionReport'])[n % 4 + 1], 'Rapport om «taket» nr. ' || n,
    case when n % 2 = 0 then date '2015-01-01' + (n % 4000)::int end, file_id from paper order by n;
insert into deletion (estate_id, needs, kind, record_id, name, deleted_at, paper_count, byte_count)
  select estate_id, 'delete report-archive', 'report', new_id(), 'Rapport om «loftet» nr. ' || n, now() - (n % 29) * interval '1 day', 1, 50000 + n % 9000
  from paper where n % 5 = 0;
`

/** Those who are asked for: some of the owners with a session, some of them guests of the next one too, and links to their papers. */
const asked = `
create temp table asker as
  select i, o.n, o.user_id, o.account_id, (select id from home where owner = o.n and n % ${estatesEach} = 1) papers
  from generate_series(0, ${people - 1}) i join owner o on o.n = 1 + i * $apart;
insert into session (token_hash, user_id, account_id, expires_at, ends_at)
  select sha256(convert_to(($tokens::text[])[i + 1], 'UTF8')), user_id, account_id, now() + interval '8 hours', now() + interval '30 days' from asker;
insert into permission (account_id, subject, action)
  select a.account_id, 'estate/' || b.papers, 'read' from asker a join asker b on b.i = (a.i + 1) % ${people} where a.i % 4 = 0;
insert into permission (account_id, subject, action)
  select a.account_id, 'estate/' || b.papers, 'read' from asker a join asker b on b.i = (a.i + 2) % ${people} where a.i % 4 = 0;
insert into permission (account_id, subject, effect, action)
  select a.account_id, 'estate/' || b.papers || '/report-archive', 'deny', 'read' from asker a join asker b on b.i = (a.i + 2) % ${people} where a.i % 4 = 0;
insert into public_link (estate_id, key_hash, key_sealed, sections, expires_at, created_by)
  select papers, sha256(convert_to(($keys::text[])[i + 1], 'UTF8')), '\\x00', '{report-archive,technical-information,projects}', now() + interval '30 days', account_id from asker;
`

/** Companies with their people, the first of whom looks after them. */
const companies = `
create temp table firm as select i, new_id() id from generate_series(0, ${people - 1}) i;
insert into company (id, organization_number, name, proven_at, proven_by) select id, (910000000 + i)::text, 'Selskap nummer ' || i, now(), 'register' from firm;
create temp table employee as
  select f.i, f.id company_id, k, new_id() user_id, new_id() account_id from firm f, generate_series(1, 40) k;
insert into app_user (id, email, first_name, last_name, phone, password_hash)
  select user_id, 'person-' || i || '-' || k || '@bench.example', 'Ansatt', 'Nummer ' || k, '680500' || lpad(k::text, 2, '0'), case when k % 7 > 0 then '-' end
  from employee;
insert into account (id, user_id, account_type, company_id, name) select account_id, user_id, 'company', company_id, 'Selskap nummer ' || i from employee;
insert into account_role (account_id, role) select account_id, case when k = 1 then 'Company.Admin' else 'Company.Professional' end from employee;
insert into session (token_hash, user_id, account_id, expires_at, ends_at)
  select sha256(convert_to(($admins::text[])[i + 1], 'UTF8')), user_id, account_id, now() + interval '8 hours', now() + interval '30 days' from employee where k = 1;
`

const filled = (text: string, values: Record<string, string>) => text.replaceAll(/\$(\w+)/g, (_, name: string) => values[name]!)
const list = (words: readonly string[]) => `'{${words.join()}}'`

export interface Amounts {
  estates: number
  /** Companies and addresses in the registers, as many of each. */
  registered: number
  /** That can be searched, beside the reports. */
  documents: number
  /** Whether one estate holds far more than all others, and one plan, and one company has a thousand projects. */
  hasLarge: boolean
  /** How many those are, where not a thousand. */
  largeProjects?: number
}

const all =
  rows +
  asked +
  estateContents +
  maintenancePlans +
  companies +
  assignments +
  dailyTasks +
  registers +
  undertakings +
  orders +
  supplierLinks +
  economy

/** Estates by the thousand in seconds: made by the database itself, its own triggers and foreign keys taken on trust. */
export async function generate(client: pg.Client, { estates, registered, documents, hasLarge, largeProjects = 1000 }: Amounts) {
  const everybody = Array.from({ length: people }, (_, i) => i)
  const values = {
    estates: String(estates),
    owners: String(estates / estatesEach),
    apart: String(Math.floor(estates / estatesEach / people)),
    tokens: list(everybody.map(tokenOf)),
    keys: list(everybody.map(linkKeyOf)),
    admins: list(everybody.map(adminTokenOf)),
    firms: list(everybody.map(firmTokenOf)),
    suppliers: list(everybody.map(supplierKeyOf)),
    registered: String(registered),
    documentsEach: String(Math.ceil(documents / (estates / estatesEach))),
    largeEstate: String(hasLarge ? largeEstate : none),
    largePlan: String(hasLarge ? largePlan : none),
    projects: String(hasLarge ? largeProjects : 25),
    keeper: keeperToken,
  }
  await client.query('begin; set local session_replication_role = replica')
  await withoutIndexes(client, () => client.query(filled(all, values)))
  await client.query('commit')
  await client.query('vacuum analyze')
  await holdAgainstTriggers(client)
}

/** No estate has it. */
const none = 0

/** What follows from a task is written as its trigger would have: some are written again, and must stay as they were. */
export async function holdAgainstTriggers(client: pg.Client) {
  const { rows: changed } = await client.query(`with before as (select * from maintenance_task order by md5(id::text) limit 500),
    again as (update maintenance_task k set next_date = k.next_date from before b where b.id = k.id returning k.*)
    select from before b join again k on k.id = b.id
    where (k.counted_from, k.open_from, k.done_through, k.next_due_date, k.next_date)
      is distinct from (b.counted_from, b.open_from, b.done_through, b.next_due_date, b.next_date)`)
  if (changed.length) throw new Error(`of ${changed.length} tasks something follows that their trigger would not have kept`)
}
