import { buildingInput, buildingsInput, createBuildingInput, updateBuildingInput } from '#schema/estates/buildings.input.ts'
import { given } from '#server/access/given.ts'
import { onBuilding } from '#server/access/onBuilding.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { unlessPlanned } from '#server/estates/condition/unlessPlanned.ts'
import { savesRecord } from '#server/estates/records.ts'
import { command, Done, query } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { Building } from './building.entity.ts'
import { buildingFields } from './buildingFields.offer.ts'

export const buildings = query({
  name: 'buildings',
  input: buildingsInput,
  permission: onEstate('read', 'technical-information'),
  rows: ({ scope, input }) =>
    scope
      .rows(Building)
      .matching(
        input.controlPointId,
        ({ id }, wanted) =>
          sql`(${wanted}::uuid is null or ${id} = (select p.building_id from estate_control_point p where p.id = ${wanted}::uuid))`,
      )
      .by(({ name }) => [name]),
})

export const building = query({
  name: 'building',
  input: buildingInput,
  permission: onBuilding('read', 'technical-information'),
  rows: ({ scope }) => scope.building(),
})

export const createBuilding = savesRecord({
  name: 'createBuilding',
  input: createBuildingInput,
  permission: onEstate('create', 'technical-information'),
  entity: Building,
  key: 'buildingId',
  fields: buildingFields,
})

export const updateBuilding = command({
  name: 'updateBuilding',
  input: updateBuildingInput,
  permission: onBuilding('update', 'technical-information', 'changed'),
  run: ({ grant, input: { buildingId: id, version, ...input } }) =>
    grant.building.changeAsSeen({ id, version }, given(input, buildingFields)),
})

/** With all that hangs on it. What is planned there keeps it. */
export const deleteBuilding = command({
  name: 'deleteBuilding',
  input: buildingInput,
  permission: onBuilding('delete', 'technical-information', 'removed'),
  async run({ grant, input: { buildingId } }) {
    await unlessPlanned(() => grant.setAside(grant.building, buildingId, { kind: 'building', name: ({ name }) => name }))
    return new Done(buildingId)
  },
})
