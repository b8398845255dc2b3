import {
  addMaintenanceBuildingInput,
  maintenanceBuildingInput,
  maintenanceBuildingsInput,
  updateMaintenanceBuildingInput,
} from '#schema/maintenance/buildings.input.ts'
import { given } from '#server/access/given.ts'
import { changesPlan, readsBelowPlan, readsPlan } from '#server/access/onPlan.ts'
import { Building } from '#server/estates/buildings/building.entity.ts'
import { buildingFields } from '#server/estates/buildings/buildingFields.offer.ts'
import { AppError } from '#server/kernel/errors.ts'
import { command, Done, query } from '#server/kernel/operation.ts'
import { refusePlanned } from './planned.ts'

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
  permission: changesPlan('create'),
  async run({ grant, input }) {
    const buildings = grant.rows(Building)
    const { buildingId: id } = input
    const before = id ? await buildings.find(id) : null
    const values = given(input, buildingFields)
    const { name, ...rest } = values
    const changes = { ...(name ? values : rest), inPlan: true }
    return (await buildings.save({ id, version: before?.version }, changes, { whenNew: ['name'] })).written
  },
})

export const updateMaintenanceBuilding = command({
  name: 'updateMaintenanceBuilding',
  input: updateMaintenanceBuildingInput,
  permission: changesPlan('update'),
  async run({ grant, input }) {
    const { buildingId: id, version } = input
    const buildings = grant.rows(Building)
    if (!(await buildings.get(id)).inPlan) throw new AppError('entityNotFound')
    return (await buildings.save({ id, version }, given(input, buildingFields))).written
  },
})

export const removeMaintenanceBuilding = command({
  name: 'removeMaintenanceBuilding',
  input: maintenanceBuildingInput,
  permission: changesPlan('delete'),
  async run({ grant, input: { buildingId } }) {
    const buildings = grant.rows(Building)
    const building = await buildings.get(buildingId)
    if (!building.inPlan) throw new AppError('entityNotFound')
    await refusePlanned(grant, buildingId)
    await buildings.change(building, { inPlan: false })
    return new Done(buildingId)
  },
})
