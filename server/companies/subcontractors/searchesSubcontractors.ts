import { isForPart } from '#server/access/guards.ts'
import { whoAsks } from '#server/access/somebody.ts'
import { record, type Searchable } from '#server/accounts/search/searchable.offer.ts'
import { sql } from '#server/kernel/read/sql.ts'

const subcontractors = sql`select ${record('subcontractor', {
  record_id: sql`s.id`,
  title: sql`s.name`,
  beside: sql`concat_ws(' ', s.contact_name, s.email, s.organization_number)`,
})} from subcontractor s where s.owner_company_id = ${whoAsks.employerId}::uuid`

/** Everybody who works there sees whom a company calls in. */
export const searchesSubcontractors: Searchable = { records: [subcontractors], holds: isForPart('company') }
