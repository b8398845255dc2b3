import type { SectionName } from '#schema/access/sections.ts'
import type { BuildingPartCode } from '#schema/estates/condition.words.ts'
import { codeOfMoisture, codeOfPoint } from '#schema/maintenance/findings.ts'
import type { FindingKind } from '#schema/maintenance/tasks.words.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { type EstateSql, ofEstate } from '#server/access/heldSql.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'

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
  find: EstateSql
  isOpen: EstateSql
  settle: EstateSql
  codeOf: (found: Found) => BuildingPartCode
}

const tasksWith = (column: string) => ({
  isOpen: ofEstate(`select from maintenance_task where estate_id = $1 and ${column} = $2 and archived_at is null`),
  settle: ofEstate(
    `update maintenance_task set origin_settled_at = now() where estate_id = $1 and ${column} = $2 and origin_settled_at is null`,
  ),
})

const kinds: Readonly<Record<FindingKind, Kind>> = {
  condition: {
    section: 'technical-information',
    column: 'originPartId',
    ...tasksWith('origin_part_id'),
    find: ofEstate(`select building_id "buildingId", id "areaId", name, code, condition_grade found from building_part
      where estate_id = $1 and id = $2 and condition_grade in ('TG2', 'TG3') for no key update`),
    codeOf: ({ code }) => code as BuildingPartCode,
  },
  controlPoint: {
    section: 'technical-information',
    column: 'originControlPointId',
    ...tasksWith('origin_control_point_id'),
    find: ofEstate(`select building_id "buildingId", null "areaId", name, type code, null found from estate_control_point
      where estate_id = $1 and id = $2 and result = 'notOk' for no key update`),
    codeOf: ({ code }) => codeOfPoint(code as PointType),
  },
  moisture: {
    section: 'moisture',
    column: 'originSensorId',
    ...tasksWith('origin_sensor_id'),
    find: ofEstate(`select s.building_id "buildingId", null "areaId", s.name, null code, r.value::text found from moisture_sensor s
      cross join lateral (select value from moisture_reading where sensor_id = s.id order by measured_at desc limit 1) r
      where s.estate_id = $1 and s.id = $2 and r.value >= s.warn_at for no key update of s`),
    codeOf: () => codeOfMoisture,
  },
}

/** What a task keeps of where it came from. Until that is settled a finding has one task; one that was done makes way for the next. */
export async function takeFinding(grant: EstateGrant, { kind, findingId }: { kind: FindingKind; findingId: string }) {
  const { section, column, find, isOpen, settle, codeOf } = kinds[kind]
  if (!grant.may('read', section)) throw new AppError('authorizationFailure')
  const [found] = await grant.query<Found>(find, findingId)
  if (!found) throw invalid('origin.findingId', 'notValid')
  if ((await grant.query(isOpen, findingId)).length) throw new AppError('entityAlreadyExists')
  await grant.query(settle, findingId)
  const { buildingId, areaId, name, code, found: asFound } = found
  const kept = { originKind: kind, [column]: findingId, originName: name, originCode: areaId ? code : null, originFound: asFound }
  return { kept, areaId, place: buildingId ? { buildingId, code: codeOf(found) } : null }
}
