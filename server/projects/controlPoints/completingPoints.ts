import { accountId } from '#server/access/guards.ts'
import { isOpen } from '#server/access/onProject.ts'
import { sql } from '#server/kernel/read/sql.ts'
import type { AltersAtOnce } from '#server/kernel/read/writesAtOnce.ts'
import { ControlPoint } from './controlPoint.entity.ts'
import { isWhole } from './lacking.ts'

/** An open point of an open area, with nothing lacking, is completed by whoever has seen it as it is, with or without a word to it. All else takes more than one look. */
export const completingPoints: AltersAtOnce = {
  when: ({ isCompleted, isDisabled, version, name, comment, fileIds, removedFileIds }) =>
    isCompleted === true &&
    isDisabled == null &&
    version != null &&
    name === undefined &&
    comment !== null &&
    !some(fileIds, removedFileIds),
  row: ({ input, given }) => ({
    entity: ControlPoint,
    finds: (allowed) => sql`select c.* from control_point c
        join control_area a on a.project_id = c.project_id and a.id = c.control_area_id join project p on p.id = c.project_id
      where c.id = ${input['controlPointId']!}::uuid and a.id = ${input['controlAreaId']!}::uuid and p.id = ${input['projectId']!}::uuid
        and ${allowed} and ${isOpen} and a.completed_at is null and not a.is_disabled
        and c.completed_at is null and not c.is_disabled and c.version = ${input['version']!}::int and ${isWhole}
      for share of p, a for no key update of c`,
    values: {
      ...(given.has('comment') && { comment: input['comment']! }),
      completedAt: sql`now()`,
      completedByAccountId: accountId,
      verifiedByAccountId: sql`null`,
    },
  }),
}

const some = (...lists: unknown[]) => lists.some((list) => (list as unknown[] | null | undefined)?.length)
