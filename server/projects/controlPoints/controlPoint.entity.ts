import { StoredFile } from '#server/files/file.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { createdAt, entityOf, int, moment, table, text, uuid, version, yesNo } from '#server/kernel/table.ts'

/** One thing to look at within a control area. */
export class ControlPoint extends table('control_point', {
  estateId: uuid,
  projectId: uuid,
  controlAreaId: uuid,
  code: text.optional,
  name: text.optional,
  helpText: text.optional,
  wantedPicture: text.optional,
  comment: text.optional,
  isDisabled: yesNo.usually(false),
  completedAt: moment.optional,
  completedByAccountId: uuid.optional,
  completedByName: text.optional,
  verifiedAt: moment.optional,
  verifiedByAccountId: uuid.optional,
  verifiedByName: text.optional,
  despite: text.optional,
  sortOrder: int,
  version,
  createdAt,
  updatedAt: createdAt,
}) {}

export const controlPoint = entityOf(ControlPoint, { refuses: { control_point_check: 'name' } })

/** A picture or paper that shows that it was looked at. */
export class ControlPointFile extends table('control_point_file', {
  estateId: uuid,
  projectId: uuid,
  controlPointId: uuid,
  fileId: uuid,
  createdAt,
}) {
  declare file: StoredFile
}

export const controlPointFile = entityOf(ControlPointFile, {
  relations: { file: { ...toOne(StoredFile, 'file_id'), nullable: false } },
})
