import { architectDetailInput, saveArchitectDetailInput } from '#schema/estates/architectDetails.input.ts'
import { given } from '#server/access/given.ts'
import { onBuilding } from '#server/access/onBuilding.ts'
import { Building } from '#server/estates/buildings/building.entity.ts'
import { command, query, Written } from '#server/kernel/operation.ts'
import { Drawing } from './drawing.entity.ts'

export const architectDetail = query({
  name: 'architectDetail',
  input: architectDetailInput,
  permission: onBuilding('read', 'technical-information'),
  rows: ({ scope }) => scope.building(),
})

export const drawings = query({
  name: 'drawings',
  input: architectDetailInput,
  permission: onBuilding('read', 'technical-information'),
  rows: ({ scope }) => scope.rows(Drawing).by(({ documentType }) => [documentType]),
})

const columns = { architectName: 'architectName', company: 'architectCompany', phone: 'architectPhone', email: 'architectEmail' }

export const saveArchitectDetail = command({
  name: 'saveArchitectDetail',
  input: saveArchitectDetailInput,
  permission: onBuilding('update', 'technical-information'),
  async run({ scope, input }) {
    const architect = Object.entries(given(input, Object.keys(columns))).map(([field, value]) => [
      columns[field as keyof typeof columns],
      value,
    ])
    const papers = scope.rows(Drawing)
    for (const [place, { id, version, fileId, ...described }] of (input.documents ?? []).entries()) {
      if (fileId) await scope.adoptFile(fileId, `documents[${place}].fileId`)
      const values = given({ ...described, fileId: fileId ?? undefined }, ['documentType', 'customName', 'fileId'])
      const { before } = await papers.save({ id, version }, values, { whenNew: ['documentType', 'fileId'] })
      if (fileId && before) await scope.releaseFile(before.fileId)
    }
    for (const id of input.removedIds ?? []) await scope.releaseFile((await papers.remove(id)).fileId)
    if (architect.length) return scope.changeBuilding(Object.fromEntries(architect), input.version)
    return new Written(Building, input.buildingId, ['documents'], false)
  },
})
