import { renovationInput, renovationsInput, saveRenovationInput } from '#schema/estates/renovations.input.ts'
import { inOre } from '#schema/money.ts'
import { saving } from '#server/access/deeds.ts'
import { given } from '#server/access/given.ts'
import { belowOnEstate, onEstate } from '#server/access/onEstate.ts'
import { command, Done, query, Written } from '#server/kernel/operation.ts'
import { Param, sql } from '#server/kernel/read/sql.ts'
import { changeDocuments } from './changeDocuments.ts'
import { changePictures } from './changePictures.ts'
import { Renovation } from './renovation.entity.ts'
import { RenovationDocument } from './renovationDocument.entity.ts'
import { RenovationPicture } from './renovationPicture.entity.ts'
import { RenovationProject } from './renovationProject.entity.ts'

export const renovations = query({
  name: 'renovations',
  input: renovationsInput,
  mayBeOld: true,
  permission: onEstate('read', 'renovations'),
  rows: ({ scope }) => scope.rows(Renovation).byHighest(({ year }) => [year]),
})

/** What goes on comes first, where projects are switched on. */
const runsProjects = new Param(({ features }) => features?.includes('projectManagement') ?? false)
export const renovationProjects = query({
  name: 'renovationProjects',
  input: renovationsInput,
  permission: onEstate('read', 'renovations'),
  rows: ({ scope }) =>
    scope
      .rows(RenovationProject)
      .where(({ isRunning }) => sql`(not ${isRunning} or ${runsProjects}::boolean)`)
      .byHighest(({ isRunning, year }) => [isRunning, year]),
})

export const renovation = query({
  name: 'renovation',
  input: renovationInput,
  permission: onEstate('read', 'renovations'),
  rows: ({ scope, input }) => scope.row(Renovation, input.renovationId),
})

/** Below their renovation. */
export const renovationDocuments = query({
  name: 'renovationDocuments',
  input: renovationInput,
  permission: belowOnEstate('read', 'renovations'),
  rows: ({ scope, input }) =>
    scope
      .rows(RenovationDocument)
      .where(({ renovationId }) => sql`${renovationId} = ${input.renovationId}`)
      .by(() => []),
})

/** Below their renovation, those of afterwards first. */
export const renovationPictures = query({
  name: 'renovationPictures',
  input: renovationInput,
  permission: belowOnEstate('read', 'renovations'),
  rows: ({ scope, input }) =>
    scope
      .rows(RenovationPicture)
      .where(({ renovationId }) => sql`${renovationId} = ${input.renovationId}`)
      .by(({ side, sortOrder }) => [side, sortOrder]),
})

export const saveRenovation = command({
  name: 'saveRenovation',
  input: saveRenovationInput,
  permission: onEstate(saving('renovationId'), 'renovations'),
  async run({ grant, input }) {
    const { renovationId: id, version, cost, documents, removedIds, pictures, removedPictureIds } = input
    const values = {
      ...given(input, ['kind', 'title', 'year', 'trades', 'companies', 'description']),
      ...(cost !== undefined && { costOre: cost === null ? null : String(inOre(cost)) }),
    }
    const { written } = await grant.save(grant.rows(Renovation), { id, version }, values)
    await changeDocuments(grant, written.id, documents ?? [], removedIds ?? [])
    await changePictures(grant, written.id, pictures ?? [], removedPictureIds ?? [])
    const alsoChanged = [
      ...(documents?.length || removedIds?.length ? ['documents'] : []),
      ...(pictures?.length || removedPictureIds?.length ? ['pictures'] : []),
    ]
    return new Written(Renovation, written.id, [...written.changedFields, ...alsoChanged], written.isNew)
  },
})

export const deleteRenovation = command({
  name: 'deleteRenovation',
  input: renovationInput,
  permission: onEstate('delete', 'renovations'),
  async run({ grant, input: { renovationId } }) {
    await grant.setAside(grant.rows(Renovation), renovationId, { kind: 'renovation', name: ({ title }) => title })
    return new Done(renovationId)
  },
})
