import { estateControlPointInput, estateControlPointsInput, saveEstateControlPointInput } from '#schema/estates/controlPoints.input.ts'
import type { BuildingGrant } from '#server/access/buildingGrant.ts'
import { saving } from '#server/access/deeds.ts'
import { given } from '#server/access/given.ts'
import { onBuilding } from '#server/access/onBuilding.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { command, Done, query } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { EstateControlPoint, EstateControlPointFile } from './controlPoint.entity.ts'

export const estateControlPoints = query({
  name: 'estateControlPoints',
  input: estateControlPointsInput,
  mayBeOld: true,
  permission: onBuilding('read', 'technical-information'),
  rows: ({ scope }) => scope.rows(EstateControlPoint).by(({ name }) => [name]),
})

export const estateControlPoint = query({
  name: 'estateControlPoint',
  input: estateControlPointInput,
  permission: onBuilding('read', 'technical-information'),
  rows: ({ scope, input }) => scope.one(EstateControlPoint, input.controlPointId),
})

export const filesOfControlPoint = query({
  name: 'filesOfControlPoint',
  input: estateControlPointInput,
  permission: onBuilding('read', 'technical-information'),
  rows: ({ scope, input }) =>
    scope
      .rows(EstateControlPointFile)
      .where(({ controlPointId }) => sql`${controlPointId} = ${input.controlPointId}`)
      .by(() => []),
})

export const saveEstateControlPoint = command({
  name: 'saveEstateControlPoint',
  input: saveEstateControlPointInput,
  permission: onBuilding(saving('controlPointId'), 'technical-information'),
  async run({ grant, input }) {
    const { controlPointId: id, version, isCompleted, result } = input
    if (result && !isCompleted) throw invalid('result', 'notValid')
    const values = {
      ...given(input, ['type', 'name', 'comment']),
      ...(isCompleted != null && { isCompleted, completedAt: isCompleted ? new Date() : null, result: result ?? null }),
    }
    const { written, before } = await grant.save(grant.rows(EstateControlPoint), { id, version }, values)
    // What was checked stays as it was seen, until somebody opens it again.
    if (before?.isCompleted && isCompleted !== false) throw new AppError('controlPointCompleted')
    await changeFiles(grant, written.id, input.fileIds ?? [], input.removedFileIds ?? [])
    return written
  },
})

export const deleteEstateControlPoint = command({
  name: 'deleteEstateControlPoint',
  input: estateControlPointInput,
  permission: onBuilding('delete', 'technical-information'),
  async run({ grant, input: { controlPointId } }) {
    const points = grant.rows(EstateControlPoint)
    if ((await points.get(controlPointId)).isCompleted) throw new AppError('controlPointCompleted')
    await grant.setAside(points, controlPointId, { kind: 'controlPoint', name: ({ name }) => name })
    return new Done(controlPointId)
  },
})

async function changeFiles(grant: BuildingGrant, controlPointId: string, added: readonly string[], removed: readonly string[]) {
  const files = grant.rows(EstateControlPointFile)
  const present = new Map((await files.all({ controlPointId })).map(({ id, fileId }) => [fileId, id]))
  for (const fileId of new Set(added)) {
    if (present.has(fileId)) continue
    grant.refuseUnlessMay('create')
    await grant.adopt([fileId], { field: 'fileIds' })
    await files.add({ controlPointId, fileId })
  }
  for (const fileId of new Set(removed)) {
    const id = present.get(fileId)
    if (!id) continue
    grant.refuseUnlessMay('delete')
    await grant.setAside(files, id, { kind: 'controlPointFile' })
  }
}
