import { ofProject } from '#server/access/heldSql.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { there } from '#server/kernel/errors.ts'
import type { Language } from '#server/kernel/texts.ts'
import { meterOf } from '../owedPapers/meter.ts'

interface Counted {
  points: number
  deviations: number
  orders: number
}

const counted = ofProject(`select
  (select count(*)::int from control_point c join control_area a on a.project_id = c.project_id and a.id = c.control_area_id
    where c.project_id = $1 and c.completed_at is null and not c.is_disabled and not a.is_disabled) points,
  (select count(*)::int from project_deviation d where d.project_id = $1 and d.status not in ('confirmed', 'moved')) deviations,
  (select count(*)::int from project_order o where o.project_id = $1 and o.status <> 'approvedByCustomer') orders`)

/** What nobody has brought to its end yet. */
export async function leftOpen(grant: ProjectGrant, language: Language) {
  const [counts] = await grant.query<Counted>(counted)
  const { neededCount, receivedCount } = await meterOf(grant, language)
  return { ...there(counts), papers: neededCount - receivedCount }
}

export const isAnythingOpen = (open: Awaited<ReturnType<typeof leftOpen>>) => Object.values(open).some((count) => count > 0)
