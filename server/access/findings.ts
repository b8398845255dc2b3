import type { SectionName } from '#schema/access/sections.ts'
import type { BuildingPartCode } from '#schema/estates/condition.input.ts'
import { codeOfMoisture, codeOfPoint } from '#schema/maintenance/findings.ts'
import type { FindingKind } from '#schema/maintenance/tasks.input.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { mayOnEstate } from './estateRights.ts'
import type { Within } from './estateScope.ts'

type PointType = Parameters<typeof codeOfPoint>[0]
interface Found {
  buildingId: string | null
  areaId: string | null
  name: string | null
  code: string | null
  found: string | null
}
interface Kind {
  section: SectionName
  column: 'originPartId' | 'originSensorId' | 'originControlPointId'
  /** Locked, so that two who make a task of it come one after the other. */
  find: string
  codeOf: (found: Found) => BuildingPartCode
}

const kinds: Readonly<Record<FindingKind, Kind>> = {
  condition: {
    section: 'technical-information',
    column: 'originPartId',
    find: `select building_id "buildingId", id "areaId", name, code, condition_grade found from building_part
      where estate_id = $1 and id = $2 and condition_grade in ('TG2', 'TG3') for no key update`,
    codeOf: ({ code }) => code as BuildingPartCode,
  },
  controlPoint: {
    section: 'technical-information',
    column: 'originControlPointId',
    find: `select building_id "buildingId", null "areaId", name, type code, null found from estate_control_point
      where estate_id = $1 and id = $2 and result = 'notOk' for no key update`,
    codeOf: ({ code }) => codeOfPoint(code as PointType),
  },
  moisture: {
    section: 'moisture',
    column: 'originSensorId',
    find: `select s.building_id "buildingId", null "areaId", s.name, null code, r.value::text found from moisture_sensor s
      cross join lateral (select value from moisture_reading where sensor_id = s.id order by measured_at desc limit 1) r
      where s.estate_id = $1 and s.id = $2 and r.value >= s.warn_at for no key update of s`,
    codeOf: () => codeOfMoisture,
  },
}
const columns = {
  originPartId: 'origin_part_id',
  originSensorId: 'origin_sensor_id',
  originControlPointId: 'origin_control_point_id',
} as const

/** What was found wrong on an estate, for a task to be made of it. */
export class Findings {
  readonly #within: Within
  constructor(within: Within) {
    this.#within = within
  }

  /** What a task keeps of where it came from. Until that is settled a finding has one task. */
  async take({ kind, findingId }: { kind: FindingKind; findingId: string }) {
    const { db, estateId, standing, viewer } = this.#within
    const { section, column, find, codeOf } = kinds[kind]
    if (!mayOnEstate({ entries: viewer.entries, standing, estateId, action: 'read', section })) throw new AppError('authorizationFailure')
    const [found]: Found[] = await db.query(find, [estateId, findingId])
    if (!found) throw invalid('origin.findingId', 'notValid')
    await this.#refuseSecond(columns[column], findingId)
    const { buildingId, areaId, name, code, found: asFound } = found
    const kept = { originKind: kind, [column]: findingId, originName: name, originCode: areaId ? code : null, originFound: asFound }
    return { kept, areaId, place: buildingId ? { buildingId, code: codeOf(found) } : null }
  }

  /** One that was done makes way for the next. */
  async #refuseSecond(column: string, findingId: string) {
    const { db, estateId } = this.#within
    const [open] = await db.query(`select from maintenance_task where estate_id = $1 and ${column} = $2 and archived_at is null`, [
      estateId,
      findingId,
    ])
    if (open) throw new AppError('entityAlreadyExists')
    await db.query(
      `update maintenance_task set origin_settled_at = now() where estate_id = $1 and ${column} = $2 and origin_settled_at is null`,
      [estateId, findingId],
    )
  }
}
