type Ask = <Row>(text: string, values?: unknown[]) => Promise<Row[]>

interface Needed {
  table: string
  column: string
  type: string
  /** The first of the values that a check allows. */
  label: string | null
  /** Whose id it holds. */
  target: string | null
}

/** Columns that can't be left out, and nothing else: what the database fills in by itself may be left to it. */
const needed = `select c.table_name "table", c.column_name "column", c.udt_name type,
    (select (regexp_match(pg_get_constraintdef(k.oid), '''([^'']*)'''))[1] from pg_constraint k
      where k.contype = 'c' and pg_get_constraintdef(k.oid) like '%ARRAY[%' and k.conrelid = c.table_name::regclass and k.conkey = array[c.ordinal_position::int2] limit 1) label,
    (select k.confrelid::regclass::text from pg_constraint k, unnest(k.conkey, k.confkey) pair (own, theirs)
      join pg_attribute a on a.attnum = theirs where a.attrelid = k.confrelid and a.attname = 'id'
        and k.contype = 'f' and k.conrelid = c.table_name::regclass and own = c.ordinal_position limit 1) target
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_nullable = 'NO' and c.column_default is null and c.is_generated = 'NEVER'`

/** The id of the row of another table. */
class Of {
  readonly table: string
  constructor(table: string) {
    this.table = table
  }
}
const of = (table: string) => new Of(table)

/** What checks of several columns ask for, or of how a number is written. */
const besides: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  company: { organization_number: '999999999' },
  subcontractor: { organization_number: '999999998' },
  maintenance_supplier: { organization_number: '999999998', phone: '+4740000000' },
  renovation: { year: 2026 },
  building_budget: { year: 2026 },
  scenario_change: { scenario_id: of('forecast_scenario'), move_to: '2026-02-01' },
  account: { account_type: 'customer', user_id: of('app_user') },
  estate: { identity_kind: 'cadastre', municipality_no: '0301', gnr: 9999, bnr: 1, fnr: 0, snr: 0 },
  estate_exterior: { id: of('estate') },
  file: { estate_id: of('estate'), section: 'estate', is_temporary: false },
  estate_image: { id: of('file') },
  exterior_image: { id: of('file') },
  building_part: { code: '20' },
  deletion: { estate_id: of('estate') },
  control_area: { name: 'x' },
  control_point: { name: 'x' },
  company_control_point: { template_id: of('company_control_template') },
  access_link: { company_id: of('company') },
  mailbox_document: { file_id: of('file') },
  licence: { plan: 'CUSTOMER_PLUS', account_id: of('account'), valid_to: '2100-01-01' },
  licence_invoice: { gross_ore: 2 },
  floor: { removed_at: '2026-01-05' },
  maintenance_report: { from_year: 2026, to_year: 2026 },
  maintenance_occurrence: { task_id: of('maintenance_task'), moved_to: '2026-02-01' },
  order_line: { vat_rate: 25 },
  quotation_line: { vat_rate: 25 },
  order_approval: {
    id: of('project_order'),
    content: '{}',
    content_hash: Buffer.alloc(32),
    file_hash: Buffer.alloc(32),
    session_hash: Buffer.alloc(32),
    file_id: of('file'),
  },
  order_event: { words: 'x' },
  project_document: { list: 'delivery' },
  supplier_link: { key_hash: Buffer.alloc(32), subcontractor_id: of('subcontractor') },
  project_participant: { subcontractor_id: of('subcontractor') },
}

/** Where a foreign key of several columns says so. */
const named: Readonly<Record<string, Of>> = {
  estate_id: of('estate'),
  building_id: of('building'),
  company_id: of('company'),
  project_id: of('project'),
}

/** Which row a foreign key of several columns, none of them an id, wants to be there. */
const behind: Readonly<Record<string, string>> = { mailbox_message: 'mailbox' }

const plain: Readonly<Record<string, unknown>> = {
  uuid: '00000000-0000-7000-8000-000000000000',
  text: 'x',
  citext: 'bare@test.example',
  bpchar: '0001',
  int4: 1,
  int8: 1,
  float8: 1,
  numeric: 1,
  bool: false,
  date: '2026-01-05',
  timestamptz: '2026-01-05',
  jsonb: '{}',
  bytea: Buffer.from('x'),
  _text: '{}',
  inet: '127.0.0.1',
}

/** A row in each of these tables with nothing in it but what must be there, all of them hanging on each other. */
export async function addBareRows(ask: Ask, tables: readonly string[]) {
  const columns = Map.groupBy(await ask<Needed>(needed), ({ table }) => table)
  const made = new Map<string, string>()
  const add = async (table: string): Promise<string> => {
    const known = made.get(table)
    if (known) return known
    if (behind[table]) await add(behind[table])
    const values: Record<string, unknown> = {}
    for (const { column, type, label, target } of columns.get(table) ?? [])
      values[column] = target ? of(target) : (named[column] ?? label ?? plain[type])
    Object.assign(values, besides[table])
    for (const [column, value] of Object.entries(values)) if (value instanceof Of) values[column] = await add(value.table)
    const names = Object.keys(values)
    const text = `insert into ${table} (${names.join()}) values (${names.map((_, i) => `$${i + 1}`).join()}) returning *`
    const [row] = await ask<{ id?: string }>(text, Object.values(values))
    // Some go by another key; nothing hangs on those.
    const id = row!.id ?? ''
    made.set(table, id)
    return id
  }
  for (const table of tables) await add(table)
}
