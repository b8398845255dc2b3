import { buildingInput, buildingsInput, createBuildingInput, updateBuildingInput } from '#schema/estates/buildings.input.ts'
import { given } from '#server/access/given.ts'
import { onBuilding } from '#server/access/onBuilding.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { savesRecord } from '#server/access/records.ts'
import { Drawing } from '#server/estates/architectDetails/drawing.entity.ts'
import { EstateControlPointFile } from '#server/estates/controlPoints/controlPoint.entity.ts'
import { OtherDocument } from '#server/estates/otherDocuments/otherDocument.entity.ts'
import { command, Done, query } from '#server/kernel/operation.ts'
import { PlanDocument } from '#server/maintenance/documents/planDocument.entity.ts'
import { Building } from './building.entity.ts'

export const buildings = query({
  name: 'buildings',
  input: buildingsInput,
  permission: onEstate('read', 'technical-information'),
  rows: ({ scope }) => scope.rows(Building).by(({ name }) => [name]),
})

export const building = query({
  name: 'building',
  input: buildingInput,
  permission: onBuilding('read', 'technical-information'),
  rows: ({ scope }) => scope.building(),
})

export const described = [
  'name',
  'houseType',
  'buildingNumber',
  'builtYear',
  'grossAreaM2',
  'floorsCount',
  'foundation',
  'structure',
  'roofType',
  'roofCovering',
  'cladding',
  'windowsYear',
  'heating',
  'ventilation',
] as const

export const createBuilding = savesRecord({
  name: 'createBuilding',
  input: createBuildingInput,
  permission: onEstate('update', 'technical-information'),
  entity: Building,
  key: 'buildingId',
  fields: described,
})

export const updateBuilding = command({
  name: 'updateBuilding',
  input: updateBuildingInput,
  permission: onBuilding('update', 'technical-information'),
  run: ({ scope, input }) => scope.changeBuilding(given(input, described), input.version),
})

export const deleteBuilding = command({
  name: 'deleteBuilding',
  input: buildingInput,
  permission: onBuilding('update', 'technical-information'),
  async run({ scope, input: { buildingId } }) {
    await scope.removeBuilding([Drawing, OtherDocument, EstateControlPointFile, PlanDocument])
    return new Done(buildingId)
  },
})
