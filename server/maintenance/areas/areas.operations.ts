import { maintenanceAreaInput, saveMaintenanceAreaInput } from '#schema/maintenance/areas.input.ts'
import { maintenanceBuildingInput } from '#schema/maintenance/buildings.input.ts'
import { inOre } from '#schema/money.ts'
import { saving } from '#server/access/deeds.ts'
import { given } from '#server/access/given.ts'
import { changesPlan, readsBelowPlan, readsPlan } from '#server/access/onPlan.ts'
import { Building } from '#server/estates/buildings/building.entity.ts'
import { BuildingPart } from '#server/estates/condition/buildingPart.entity.ts'
import { invalid } from '#server/kernel/errors.ts'
import { command, Done, query } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { removeArea, takeIn } from './areas.ts'

export const maintenanceArea = query({
  name: 'maintenanceArea',
  input: maintenanceAreaInput,
  permission: readsPlan,
  rows: ({ scope, input }) => scope.row(BuildingPart, input.areaId),
})

/** Below their building. */
export const areasOfBuilding = query({
  name: 'areasOfBuilding',
  input: maintenanceBuildingInput,
  permission: readsBelowPlan,
  rows: ({ scope, input }) =>
    scope
      .rows(BuildingPart)
      .where(({ buildingId }) => sql`${buildingId} = ${input.buildingId}`)
      .by(({ code }) => [code]),
})

const fields = [
  'code',
  'name',
  'description',
  'conditionGrade',
  'consequenceGrade',
  'cause',
  'consequence',
  'inspectedOn',
  'remainingLifeYears',
  'quantity',
  'unit',
] as const

export const saveMaintenanceArea = command({
  name: 'saveMaintenanceArea',
  input: saveMaintenanceAreaInput,
  permission: changesPlan(saving('areaId')),
  async run({ grant, input }) {
    const { areaId: id, version, buildingId, costEstimate } = input
    const areas = grant.rows(BuildingPart)
    const before = id ? await areas.find(id) : null
    if (!before) {
      if (!buildingId) throw invalid('buildingId', 'required')
      if (!(await grant.rows(Building).find(buildingId))) throw invalid('buildingId', 'notValid')
    }
    const values = {
      ...given(input, fields),
      ...(costEstimate !== undefined && { costEstimateOre: costEstimate === null ? null : String(inOre(costEstimate)) }),
      ...(!before && { buildingId }),
    }
    const { written } = await grant.save(areas, { id, version }, values)
    await takeIn(grant, before?.buildingId ?? buildingId!)
    return written
  },
})

export const deleteMaintenanceArea = command({
  name: 'deleteMaintenanceArea',
  input: maintenanceAreaInput,
  permission: changesPlan('delete'),
  async run({ grant, input: { areaId } }) {
    await removeArea(grant, areaId)
    return new Done(areaId)
  },
})
