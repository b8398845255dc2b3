import type { SectionName } from '#schema/access/sections.ts'
import type { BuildingPartCode } from '#schema/estates/condition.words.ts'
import { codeOfMoisture, codeOfPoint } from '#schema/maintenance/findings.ts'
import type { FindingKind } from '#schema/maintenance/tasks.words.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { BuildingPart } from '#server/estates/condition/buildingPart.entity.ts'
import { EstateControlPoint } from '#server/estates/controlPoints/controlPoint.entity.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { now } from '#server/kernel/rows/moments.ts'
import { MaintenanceTask } from '../tasks/maintenanceTask.entity.ts'

type PointType = Parameters<typeof codeOfPoint>[0]
interface Finding {
  buildingId: string | null
  areaId: string | null
  name: string | null
  code: string | null
  measured: string | null
}
interface Kind {
  section: SectionName
  column: 'originPartId' | 'originSensorId' | 'originControlPointId'
  /** Locked, so that two who make a task of it come one after the other. */
  find: (grant: EstateGrant, id: string) => Promise<Finding | null>
  codeOf: (finding: Finding) => BuildingPartCode
}

const tooMoist =
  ofEstate(`select s.building_id "buildingId", null "areaId", s.name, null code, r.value::text "measured" from moisture_sensor s
  cross join lateral (select value from moisture_reading where sensor_id = s.id order by measured_at desc limit 1) r
  where s.estate_id = $1 and s.id = $2 and r.value >= s.warn_at for no key update of s`)

const placeOf = ({ buildingId, name }: Pick<Finding, 'buildingId' | 'name'>) => ({ buildingId, name })

const kinds: Readonly<Record<FindingKind, Kind>> = {
  condition: {
    section: 'technical-information',
    column: 'originPartId',
    async find(grant, areaId) {
      const part = await grant.rows(BuildingPart).oneLocked({ id: areaId, conditionGrade: ['TG2', 'TG3'] })
      return part && { ...placeOf(part), areaId, code: part.code, measured: part.conditionGrade }
    },
    codeOf: ({ code }) => code as BuildingPartCode,
  },
  controlPoint: {
    section: 'technical-information',
    column: 'originControlPointId',
    async find(grant, id) {
      const point = await grant.rows(EstateControlPoint).oneLocked({ id, result: 'notOk' })
      return point && { ...placeOf(point), areaId: null, code: point.type, measured: null }
    },
    codeOf: ({ code }) => codeOfPoint(code as PointType),
  },
  moisture: {
    section: 'moisture',
    column: 'originSensorId',
    find: async (grant, id) => (await grant.query<Finding>(tooMoist, id))[0] ?? null,
    codeOf: () => codeOfMoisture,
  },
}

/** What a task keeps of where it came from. Until that is settled a finding has one task; one that was done makes way for the next. */
export async function takeFinding(grant: EstateGrant, { kind, findingId }: { kind: FindingKind; findingId: string }) {
  const { section, column, find, codeOf } = kinds[kind]
  if (!grant.may('read', section)) throw new AppError('authorizationFailure')
  const finding = await find(grant, findingId)
  if (!finding) throw invalid('origin.findingId', 'notValid')
  const tasks = grant.rows(MaintenanceTask, { [column]: findingId })
  if (await tasks.exists({ archivedAt: null })) throw new AppError('entityAlreadyExists')
  await tasks.mark({ originSettledAt: null }, { originSettledAt: now })
  const { buildingId, areaId, name, code, measured } = finding
  const kept = { originKind: kind, [column]: findingId, originName: name, originCode: areaId ? code : null, originFound: measured }
  return { kept, areaId, place: buildingId ? { buildingId, code: codeOf(finding) } : null }
}
