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
  permission: onBuilding('update', 'technical-information', 'changed'),
  async run({ grant, input }) {
    const architect = Object.entries(given(input, Object.keys(columns))).map(([field, value]) => [
      columns[field as keyof typeof columns],
      value,
    ])
    const papers = grant.rows(Drawing)
    for (const [place, { id, version, fileId, ...described }] of (input.documents ?? []).entries()) {
      if (fileId) await grant.adopt([fileId], { field: `documents[${place}].fileId` })
      const values = given({ ...described, fileId: fileId ?? undefined }, ['documentType', 'customName', 'fileId'])
      const { before } = await grant.save(papers, { id, version }, values, { whenNew: ['documentType', 'fileId'] })
      if (fileId && before) await grant.release([before.fileId])
    }
    if (input.removedIds?.length) grant.refuseUnlessMay('delete')
    for (const id of input.removedIds ?? []) await grant.setAside(papers, id, { kind: 'drawing', name: ({ customName }) => customName })
    const { buildingId: id, version } = input
    if (architect.length) return grant.building.changeAsSeen({ id, version }, Object.fromEntries(architect))
    return new Written(Building, id, ['documents'], false)
  },
})
