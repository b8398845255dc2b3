import type pg from 'pg'
import type { Acknowledged } from './caller.ts'
import type { Made } from './works.ts'

export interface Findings {
  lost: string[]
  doubled: string[]
  halfDone: string[]
}

/** How many there are of each name, and of how many rows that is made up; `rows` must be as many as were sent. */
const counted: { [Record in Made['of']]: string } = {
  upload: 'select name, 1 as rows from file where not is_temporary',
  report: 'select custom_name as name, 1 as rows from report_archive_document',
  room: 'select name, 1 as rows from room',
  task: 'select title as name, 1 as rows from maintenance_task',
  order: `select title as name, (select count(*) from order_line l where l.order_id = o.id)::int as rows from project_order o`,
  approval: `select o.title as name, 1 as rows from order_approval a join project_order o on o.id = a.id
    join file f on f.id = a.file_id and not f.is_temporary where o.status = 'approvedByCustomer'`,
  project: 'select name, 1 as rows from project',
  plan: `select b.name, (select count(*) from maintenance_task t where t.building_id = b.id)::int as rows from building b`,
  paper: `select title as name, 1 as rows from maintenance_report r join file f on f.id = r.file_id and not f.is_temporary
    where generated_at is not null`,
}

/** What holds of every row, whether somebody was told of it or not. */
const half: { [fault: string]: string } = {
  'an order whose sum is not that of its lines':
    'select id from project_order o where net_ore <> (select coalesce(sum(net_ore), 0) from order_line l where l.order_id = o.id)',
  'an order that is approved without its approval, or the other way round':
    "select o.id from project_order o full join order_approval a on a.id = o.id where (o.status = 'approvedByCustomer') <> (a.id is not null)",
  'a project without its areas': `select id from project p where 'BATHROOM' = any (renovation_presets)
    and (select count(*) from control_area a where a.project_id = p.id) <> (select max(areas) from (select count(*) areas from control_area a
      join project q on q.id = a.project_id and q.renovation_presets = p.renovation_presets group by q.id) each)`,
  'an import without its tasks': `select id from plan_import i where undone_at is null and task_count <> (select count(*) from maintenance_task t
    where t.building_id = any (i.building_ids))`,
  'a call without its answer': 'select key as id from idempotent_answer where answer is null',
  // Not one that has just come up, as each night's and each hour's do.
  'a job that nobody does': `select id from pgboss.job where state < 'completed' and not name like '\\_\\_pgboss%'
    and greatest(start_after, started_on) < now() - interval '1 minute'`,
}

const duplicates = `select record_id::text id from audit_entry where operation = any ($1) and outcome = 'done' group by record_id, operation having count(*) > 1`
/** Of each of these there is one for a record. */
const once = ['createOrder', 'approveOrder', 'createProject', 'createTask', 'importPlan', 'createMaintenanceReport']

/** Holds what is there against what was acknowledged. */
export async function findingsOf(db: pg.Client, made: readonly Made[], acknowledged: readonly Acknowledged[]): Promise<Findings> {
  const findings: Findings = { lost: [], doubled: [], halfDone: [] }
  for (const [record, text] of Object.entries(counted)) {
    const { rows } = await db.query<{ name: string; rows: number }>(text)
    const byName = Map.groupBy(rows, ({ name }) => name)
    for (const { name, rows: wanted = 1 } of made.filter(({ of }) => of === record)) {
      const there = byName.get(name) ?? []
      if (!there.length) findings.lost.push(`${record} ${name}`)
      else if (there.length > 1) findings.doubled.push(`${record} ${name}`)
      else if (there[0]!.rows !== wanted) findings.halfDone.push(`${record} ${name}: ${there[0]!.rows} of ${wanted}`)
    }
  }
  for (const [fault, text] of Object.entries(half)) {
    const { rows } = await db.query<{ id: string }>(text)
    findings.halfDone.push(...rows.map(({ id }) => `${fault}: ${id}`))
  }
  const { rows: twice } = await db.query<{ id: string }>(duplicates, [once])
  findings.doubled.push(...twice.map(({ id }) => `told twice: ${id}`))
  const { rows: answers } = await db.query<{ key: string }>('select key from idempotent_answer')
  const kept = new Set(answers.map(({ key }) => key))
  // A check changes nothing, and is asked anew.
  const lostAnswers = acknowledged.filter(({ kind, key }) => kind !== 'check of a sheet' && !kept.has(key))
  findings.lost.push(...lostAnswers.map(({ kind, key }) => `answer to ${kind} ${key}`))
  return findings
}
