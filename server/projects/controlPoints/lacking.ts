import { ofProject } from '#server/access/heldSql.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { AppError, there } from '#server/kernel/errors.ts'
import { raw, sql } from '#server/kernel/read/sql.ts'
import { ControlPoint } from './controlPoint.entity.ts'

const openDeviation = `exists (select from project_deviation d where d.project_id = c.project_id and d.control_point_id = c.id
  and d.status in ('open', 'inWork'))`
const pictureMissing = `(c.wanted_picture is not null and not exists (select from control_point_file x join file f on f.project_id = x.project_id and f.id = x.file_id
  where x.project_id = c.project_id and x.control_point_id = c.id and f.type like 'image/%'))`

/** Of a point as it was met: its own deviations are mended, and the picture that it asks for is there. */
export const isWhole = sql`(select not ${raw(openDeviation)} and not ${raw(pictureMissing)} from b c)`

const lacking = ofProject(
  `select ${openDeviation} "hasOpenDeviation", ${pictureMissing} "lacksPicture", c.despite from control_point c where c.project_id = $1 and c.id = $2`,
)

/**
 * A point is not told to be in order against its own deviation, nor without the picture that it asks for, unless whoever says so
 * says why. What was said before stays, and stands where there is something that it is the reason for.
 */
export async function sayWhy(grant: ProjectGrant, pointId: string, said: string | null | undefined) {
  const [lacks] = await grant.query<{ hasOpenDeviation: boolean; lacksPicture: boolean; despite: string | null }>(lacking, pointId)
  const { hasOpenDeviation, lacksPicture, despite } = there(lacks)
  if (!hasOpenDeviation && !lacksPicture) return
  if (!said && !despite) throw new AppError('cannotHandleTheRequest', { reason: hasOpenDeviation ? 'openDeviation' : 'pictureMissing' })
  if (said) await grant.rows(ControlPoint).mark({ id: pointId }, { despite: said })
}
