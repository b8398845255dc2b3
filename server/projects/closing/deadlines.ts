import { type ContractKind, monthsOf, usualContract } from '#schema/projects/contracts.ts'
import type { ProjectType } from '#schema/projects/projectTypes.ts'
import { ofProject } from '#server/access/heldSql.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { today } from '#server/kernel/days.ts'

const write = ofProject(`insert into project_deadline (project_id, estate_id, kind, due_date)
  select $1, $2, k.kind, (${today} + make_interval(months => k.months))::date
  from unnest($3::text[], $4::int[]) k(kind, months)`)

/** From the handover on its owner is reminded of what can be asked for. The days are counted, no right is decided. */
export async function writeDeadlines(grant: ProjectGrant, type: ProjectType, contract: ContractKind | null | undefined) {
  const months = Object.entries(monthsOf[contract ?? usualContract(type)])
  if (months.length)
    await grant.query(
      write,
      grant.estateId,
      months.map(([kind]) => kind),
      months.map(([, count]) => count),
    )
}
