import type { DeviationStatus } from '#schema/projects/deviationStates.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { createdAt, date, entityOf, float, int, moment, table, text, uuid, version } from '#server/kernel/table.ts'

/** Something in a project that is not as it should be. */
export class Deviation extends table('project_deviation', {
  estateId: uuid,
  projectId: uuid,
  /** What it is called among those who work there. */
  number: int,
  controlAreaId: uuid.optional,
  controlPointId: uuid.optional,
  documentId: uuid.optional,
  roomId: uuid.optional,
  /** Where on its drawing: of the width and of the height. */
  markX: float.optional,
  markY: float.optional,
  text,
  responsibleId: uuid.optional,
  dueDate: date.optional,
  status: text.as<DeviationStatus>().usually('open'),
  answer: text.optional,
  raisedByAccountId: uuid.optional,
  raisedByName: text.optional,
  mendedAt: moment.optional,
  mendedByAccountId: uuid.optional,
  mendedByName: text.optional,
  confirmedAt: moment.optional,
  movedAt: moment.optional,
  /** In the plan of the house, where it is followed from then on. */
  taskId: uuid.optional,
  version,
  createdAt,
  updatedAt: createdAt,
}) {}

export const deviation = entityOf(Deviation, {
  refuses: { project_deviation_check: 'documentId', project_deviation_check1: 'controlAreaId', project_deviation_check5: 'markX' },
})

/** What shows it, before or after. */
export class DeviationFile extends table('project_deviation_file', {
  estateId: uuid,
  projectId: uuid,
  deviationId: uuid,
  side: text.as<'before' | 'after'>(),
  fileId: uuid,
  createdAt,
}) {
  declare file: StoredFile
}

export const deviationFile = entityOf(DeviationFile, {
  relations: { file: { ...toOne(StoredFile, 'file_id'), nullable: false } },
})
