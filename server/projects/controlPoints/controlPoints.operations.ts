import { controlAreaInput } from '#schema/projects/controlAreas.input.ts'
import {
  addControlPointInput,
  changeControlPointInput,
  controlPointInput,
  seenControlPointInput,
} from '#schema/projects/controlPoints.input.ts'
import { actionsIn } from '#schema/projects/controlStates.ts'
import { given } from '#server/access/given.ts'
import { changesControls, readsBelowControls, readsControls, reopensControls } from '#server/access/onControls.ts'
import type { ProjectScope } from '#server/access/projectScope.ts'
import { command, query } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { keptName } from '#server/projects/controlAreas/controlNames.ts'
import { ControlPoint, ControlPointFile } from './controlPoint.entity.ts'

export const controlPoint = query({
  name: 'controlPoint',
  input: controlPointInput,
  permission: readsControls,
  rows: ({ scope, input }) =>
    scope.row(ControlPoint, input.controlPointId).where(({ controlAreaId }) => sql`${controlAreaId} = ${input.controlAreaId}`),
})

/** Below their area. */
export const pointsOfArea = query({
  name: 'pointsOfArea',
  input: controlAreaInput,
  permission: readsBelowControls,
  rows: ({ scope, input }) =>
    scope
      .rows(ControlPoint)
      .where(({ controlAreaId }) => sql`${controlAreaId} = ${input.controlAreaId}`)
      .by(({ sortOrder }) => [sortOrder]),
})

/** Below their point. */
export const filesOfPoint = query({
  name: 'filesOfPoint',
  input: controlPointInput,
  permission: readsBelowControls,
  rows: ({ scope, input }) =>
    scope
      .rows(ControlPointFile)
      .where(({ controlPointId }) => sql`${controlPointId} = ${input.controlPointId}`)
      .by(() => []),
})

export const addControlPoint = command({
  name: 'addControlPoint',
  input: addControlPointInput,
  permission: changesControls,
  run: ({ scope, input: { controlAreaId, controlPointId, name, comment } }) =>
    scope.controls().addPoint(controlAreaId, controlPointId, { name, comment: comment ?? null }),
})

export const changeControlPoint = command({
  name: 'changeControlPoint',
  input: changeControlPointInput,
  permission: changesControls,
  async run({ scope, input }) {
    const { controlAreaId, controlPointId: id, version, name, fileIds, removedFileIds } = input
    const written = await scope.controls().changePoint(controlAreaId, { id, version }, actionsIn(input), ({ code }) => ({
      ...keptName('point', code, name),
      ...given(input, ['comment']),
    }))
    await changeFiles(scope, id, fileIds ?? [], removedFileIds ?? [])
    return written
  },
})

export const reopenControlPoint = command({
  name: 'reopenControlPoint',
  input: seenControlPointInput,
  permission: reopensControls,
  run: ({ scope, input: { controlAreaId, controlPointId: id, version } }) =>
    scope.controls().changePoint(controlAreaId, { id, version }, ['reopen']),
})

export const verifyControlPoint = command({
  name: 'verifyControlPoint',
  input: seenControlPointInput,
  permission: changesControls,
  run: ({ scope, input: { controlAreaId, controlPointId: id, version } }) => scope.controls().verifyPoint(controlAreaId, { id, version }),
})

/** The point is held until the command is done, so that its files are changed by one caller at a time. */
async function changeFiles(scope: ProjectScope, controlPointId: string, added: readonly string[], removed: readonly string[]) {
  const files = scope.rows(ControlPointFile, { controlPointId })
  const present = new Map((added.length || removed.length ? await files.all({}) : []).map(({ id, fileId }) => [fileId, id]))
  for (const fileId of new Set(added)) {
    if (present.has(fileId)) continue
    await scope.adoptFile(fileId, 'fileIds')
    await files.save({}, { fileId })
  }
  const gone = [...new Set(removed)].filter((fileId) => present.has(fileId))
  for (const fileId of gone) await files.remove(present.get(fileId)!)
  if (gone.length) await scope.releaseFiles(gone)
}
