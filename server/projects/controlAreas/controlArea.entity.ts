import type { RenovationPreset } from '#schema/projects/projectTypes.ts'
import { columns, entity, Row } from '#server/kernel/entity.ts'

/** A part of a project's work that is controlled. One of the catalogue has a code, another a name of its own. */
export class ControlArea extends Row {
  declare estateId: string
  declare projectId: string
  declare code: string | null
  declare name: string | null
  declare renovationType: RenovationPreset | null
  declare partyName: string | null
  declare subcontractorId: string | null
  declare isDisabled: boolean
  declare completedAt: Date | null
  declare completedByAccountId: string | null
  declare sortOrder: number
  declare version: number
  declare createdAt: Date
  declare updatedAt: Date
}

export const controlArea = entity(ControlArea, {
  table: 'control_area',
  columns: {
    estateId: columns.uuid,
    projectId: columns.uuid,
    code: columns.optionalText,
    name: columns.optionalText,
    renovationType: columns.optionalText,
    partyName: columns.optionalText,
    subcontractorId: columns.optionalUuid,
    isDisabled: { type: 'boolean', default: false },
    completedAt: columns.optionalMoment,
    completedByAccountId: columns.optionalUuid,
    sortOrder: columns.int,
    version: columns.version,
    createdAt: columns.createdAt,
    updatedAt: columns.createdAt,
  },
})
