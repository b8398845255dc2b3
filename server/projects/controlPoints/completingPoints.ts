import { accountId } from '#server/access/guards.ts'
import { sql } from '#server/kernel/read/sql.ts'
import type { Writes } from '#server/kernel/read/writesAtOnce.ts'
import { ControlPoint } from './controlPoint.entity.ts'
import { isWhole } from './lacking.ts'

/** An open point of an open area, with nothing lacking, is completed by whoever has seen it as it is, with or without a word to it. All else takes more than one look. */
export const completingPoints = {
  when: ({ isCompleted, isDisabled, version, name, comment, fileIds, removedFileIds }) =>
    isCompleted === true &&
    isDisabled == null &&
    version != null &&
    name === undefined &&
    comment !== null &&
    !some(fileIds, removedFileIds),
  id: 'controlPointId',
  isThere: true,
  row: ({ input, given }) => ({
    entity: ControlPoint,
    finds: sql`select a.id from g join control_area a on a.project_id = g."projectId" and a.id = ${input['controlAreaId']!}::uuid
      where g.refused = 0 and a.completed_at is null and not a.is_disabled for share of a`,
    holds: [[sql`b.completed_at is null and not b.is_disabled and b.version = ${input['version']!}::int`], [isWhole]],
    whose: { projectId: sql`g."projectId"`, controlAreaId: sql`f.id` },
    values: {
      ...(given.has('comment') && { comment: input['comment']! }),
      completedAt: sql`now()`,
      completedByAccountId: accountId,
      verifiedByAccountId: sql`null`,
    },
  }),
} satisfies Writes

const some = (...lists: unknown[]) => lists.some((list) => (list as unknown[] | null | undefined)?.length)
