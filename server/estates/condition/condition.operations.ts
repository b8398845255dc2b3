import { buildingPartInput, buildingPartsInput, saveBuildingPartInput } from '#schema/estates/condition.input.ts'
import { estateInput } from '#schema/estates/estates.input.ts'
import { saving } from '#server/access/deeds.ts'
import { given } from '#server/access/given.ts'
import { onBuilding } from '#server/access/onBuilding.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { command, Done, query } from '#server/kernel/operation.ts'
import { BuildingPart } from './buildingPart.entity.ts'
import { removePart } from './removePart.ts'

export const buildingParts = query({
  name: 'buildingParts',
  input: buildingPartsInput,
  permission: onBuilding('read', 'technical-information'),
  rows: ({ scope }) => scope.rows(BuildingPart).by(({ code }) => [code]),
})

/** Beside the estate. */
export const conditionCounts = query({
  name: 'conditionCounts',
  input: estateInput,
  permission: onEstate('read', 'technical-information'),
  rows: ({ scope }) => scope.estate(),
})

export const saveBuildingPart = command({
  name: 'saveBuildingPart',
  input: saveBuildingPartInput,
  permission: onBuilding(saving(), 'technical-information'),
  async run({ grant, input }) {
    const { id, version, costEstimate } = input
    const values = {
      ...given(input, ['code', 'name', 'conditionGrade', 'cause', 'consequence', 'inspectedOn']),
      ...(costEstimate !== undefined && { costEstimateOre: costEstimate === null ? null : String(Math.round(costEstimate * 100)) }),
    }
    const { written } = await grant.save(grant.rows(BuildingPart), { id, version }, values)
    return written
  },
})

export const deleteBuildingPart = command({
  name: 'deleteBuildingPart',
  input: buildingPartInput,
  permission: onBuilding('delete', 'technical-information'),
  async run({ grant, input: { id } }) {
    await removePart(grant, id)
    return new Done(id)
  },
})
