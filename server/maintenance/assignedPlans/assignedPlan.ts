import { tradeNames } from '#schema/companies/tradeNames.ts'
import { trades } from '#schema/companies/trades.ts'
import { ownerRows } from '#server/access/standing.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { join, literal, type Sql, sql } from '#server/kernel/read/sql.ts'
import type { AccessLink } from '#server/sharing/accessLinks/accessLink.entity.ts'
import { ofSupplier } from '../suppliers/supplierOfLink.ts'
import { isOverdue } from '../tasks/overdue.ts'

/** What an access link tells its company, in SQL. */
type Link = Path<AccessLink>

export const isClaimed = ({ claimedAt }: Link) => sql`(${claimedAt} is not null)`
export const onceClaimed = (link: Link, value: Sql) => sql`case when ${isClaimed(link)} then ${value} end`

export const ownersOf = ({ estateId }: Link) =>
  sql`array(select a.name from ${ownerRows(estateId)} o join account a on a.id = o.account_id order by a.name, a.id limit 10)`

const named = join(
  trades.map((trade) => sql`when ${literal(trade)} then ${literal(`${tradeNames.nb[trade]} ${tradeNames.en[trade]}`)}`),
  ' ',
)
/** Nothing is found by what is not shown yet. */
export const searchedIn = (
  link: Link,
) => sql`(${link.estate.searchText} || ' ' || folded(concat_ws(' ', array_to_string(${ownersOf(link)}, ' '),
  case ${ofSupplier(link, 'trade')} ${named} end, ${onceClaimed(link, link.estate.contactName)}, ${onceClaimed(link, link.estate.contactEmail)})))`

/** Of what the company is responsible for on the estate, as whichever of its suppliers, and has not done: nothing is told before it is let in. */
export const ownTasks = (link: Link) => sql`select ${onceClaimed(link, sql`count(t.id)::int`)} open,
    ${onceClaimed(link, sql`(count(t.id) filter (where ${isOverdue}))::int`)} overdue, min(t.next_date) next
  from maintenance_supplier s join maintenance_task t on t.estate_id = s.estate_id and t.supplier_id = s.id and t.archived_at is null
  where ${isClaimed(link)} and s.estate_id = ${link.estateId} and s.company_id = ${link.companyId}`
