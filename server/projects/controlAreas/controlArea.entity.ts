import type { RenovationPreset } from '#schema/projects/projectTypes.ts'
import { createdAt, entityOf, int, moment, table, text, uuid, version, yesNo } from '#server/kernel/table.ts'

/** A part of a project's work that is controlled. One of the catalogue has a code, another a name of its own. */
export class ControlArea extends table('control_area', {
  estateId: uuid,
  projectId: uuid,
  code: text.optional,
  name: text.optional,
  renovationType: text.as<RenovationPreset>().optional,
  partyName: text.optional,
  subcontractorId: uuid.optional,
  isDisabled: yesNo.usually(false),
  completedAt: moment.optional,
  completedByAccountId: uuid.optional,
  completedByName: text.optional,
  sortOrder: int,
  version,
  createdAt,
  updatedAt: createdAt,
}) {}

export const controlArea = entityOf(ControlArea, { refuses: { control_area_check: 'name' } })
