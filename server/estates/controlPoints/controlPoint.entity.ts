import type { ControlResult, controlPointTypes } from '#schema/estates/controlPoints.input.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { createdAt, entityOf, moment, table, text, uuid, version, yesNo } from '#server/kernel/table.ts'

/** Something to check on a building of an estate. */
export class EstateControlPoint extends table('estate_control_point', {
  estateId: uuid,
  buildingId: uuid,
  type: text.as<(typeof controlPointTypes)[number]>(),
  name: text,
  comment: text.optional,
  isCompleted: yesNo.usually(false),
  completedAt: moment.optional,
  result: text.as<ControlResult>().optional,
  version,
  createdAt,
  updatedAt: createdAt,
}) {}

export const estateControlPoint = entityOf(EstateControlPoint, { refuses: { estate_control_point_check1: 'result' } })

/** What shows that it was checked. */
export class EstateControlPointFile extends table('estate_control_point_file', {
  estateId: uuid,
  buildingId: uuid,
  controlPointId: uuid,
  fileId: uuid,
  createdAt,
}) {
  declare file: StoredFile
}

export const estateControlPointFile = entityOf(EstateControlPointFile, {
  relations: { file: { ...toOne(StoredFile, 'file_id'), nullable: false } },
})
