import {
  addMaintenanceBuildingInput,
  maintenanceBuildingInput,
  maintenanceBuildingsInput,
  updateMaintenanceBuildingInput,
} from '#schema/maintenance/buildings.input.ts'
import { given } from '#server/access/given.ts'
import { changesPlan, readsBelowPlan, readsPlan } from '#server/access/onPlan.ts'
import { Building } from '#server/estates/buildings/building.entity.ts'
import { described } from '#server/estates/buildings/buildings.operations.ts'
import { AppError } from '#server/kernel/errors.ts'
import { command, Done, query } from '#server/kernel/operation.ts'

export const maintenanceBuildings = query({
  name: 'maintenanceBuildings',
  input: maintenanceBuildingsInput,
  permission: readsPlan,
  rows: ({ scope }) =>
    scope
      .rows(Building)
      .where(({ inPlan }) => inPlan)
      .by(({ name }) => [name]),
})

export const maintenanceBuilding = query({
  name: 'maintenanceBuilding',
  input: maintenanceBuildingInput,
  permission: readsPlan,
  rows: ({ scope, input }) => scope.row(Building, input.buildingId).where(({ inPlan }) => inPlan),
})

/** Above its area. */
export const buildingOfArea = query({
  name: 'buildingOfArea',
  input: maintenanceBuildingInput,
  permission: readsBelowPlan,
  rows: ({ scope, input }) => scope.row(Building, input.buildingId),
})

export const maintenanceBuildingOptions = query({
  name: 'maintenanceBuildingOptions',
  input: maintenanceBuildingsInput,
  permission: readsPlan,
  rows: ({ scope }) => scope.rows(Building).by(({ name }) => [name]),
})

export const addMaintenanceBuilding = command({
  name: 'addMaintenanceBuilding',
  input: addMaintenanceBuildingInput,
  permission: changesPlan,
  async run({ scope, input }) {
    const buildings = scope.rows(Building)
    const { buildingId: id } = input
    const known = id ? await buildings.find(id) : null
    const values = given(input, described)
    const { name, ...rest } = values
    const changes = { ...(name ? values : rest), inPlan: true }
    return (await buildings.save({ id, version: known?.version }, changes, { whenNew: ['name'] })).written
  },
})

export const updateMaintenanceBuilding = command({
  name: 'updateMaintenanceBuilding',
  input: updateMaintenanceBuildingInput,
  permission: changesPlan,
  async run({ scope, input }) {
    const { buildingId: id, version } = input
    const buildings = scope.rows(Building)
    if (!(await buildings.get(id)).inPlan) throw new AppError('entityNotFound')
    return (await buildings.save({ id, version }, given(input, described))).written
  },
})

export const removeMaintenanceBuilding = command({
  name: 'removeMaintenanceBuilding',
  input: maintenanceBuildingInput,
  permission: changesPlan,
  async run({ scope, input: { buildingId } }) {
    const buildings = scope.rows(Building)
    const { inPlan, version } = await buildings.get(buildingId)
    if (!inPlan) throw new AppError('entityNotFound')
    await scope.plan().refusePlanned(buildingId)
    await buildings.save({ id: buildingId, version }, { inPlan: false })
    return new Done(buildingId)
  },
})
