import { controlAreaInput } from '#schema/projects/controlAreas.input.ts'
import {
  addControlPointInput,
  changeControlPointInput,
  controlPointInput,
  controlPointThereInput,
  seenControlPointInput,
  verifyControlPointInput,
} from '#schema/projects/controlPoints.input.ts'
import { actionsIn } from '#schema/projects/controlStates.ts'
import { given } from '#server/access/given.ts'
import { belowProject, onProject } from '#server/access/onProject.ts'
import { command, query } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { keptName } from '#server/projects/controlAreas/controlNames.ts'
import { lettersOfControl } from '../people/participantLetters.ts'
import { completingPoints } from './completingPoints.ts'
import { ControlPoint, ControlPointFile } from './controlPoint.entity.ts'
import { sayWhy } from './lacking.ts'
import { changeFiles } from './pointFiles.ts'
import { addPoint, changePoint, verifyPoint } from './points.ts'

export const controlPoint = query({
  name: 'controlPoint',
  input: controlPointThereInput,
  permission: onProject('read control-areas'),
  rows: ({ scope, input }) =>
    scope.row(ControlPoint, input.controlPointId).where(({ controlAreaId }) => sql`${controlAreaId} = ${input.controlAreaId}`),
})

/** Below their area. */
export const pointsOfArea = query({
  name: 'pointsOfArea',
  input: controlAreaInput,
  permission: belowProject('read control-areas'),
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
  permission: belowProject('read control-areas'),
  rows: ({ scope, input }) =>
    scope
      .rows(ControlPointFile)
      .where(({ controlPointId }) => sql`${controlPointId} = ${input.controlPointId}`)
      .by(() => []),
})

export const addControlPoint = command({
  name: 'addControlPoint',
  input: addControlPointInput,
  permission: onProject('update control-areas'),
  run: ({ grant, input: { controlAreaId, controlPointId, ...point } }) => addPoint(grant, controlAreaId, controlPointId, point),
})

export const changeControlPoint = command({
  name: 'changeControlPoint',
  input: changeControlPointInput,
  permission: onProject('update control-areas'),
  writes: completingPoints,
  async run({ grant, input }) {
    const { controlAreaId, controlPointId: id, version, name, despite, fileIds, removedFileIds } = input
    const written = await changePoint(grant, controlAreaId, { id, version }, actionsIn(input), ({ code }) => ({
      ...keptName('point', code, name),
      ...given(input, ['comment']),
    }))
    await changeFiles(grant, id, { added: fileIds ?? [], removed: removedFileIds ?? [] })
    if (input.isCompleted) await sayWhy(grant, id, despite)
    return written
  },
})

export const reopenControlPoint = command({
  name: 'reopenControlPoint',
  input: seenControlPointInput,
  permission: onProject('reopen control-areas'),
  async run({ grant, input: { controlAreaId, controlPointId: id, version }, call, mail }) {
    const letters = await lettersOfControl(grant, 'pointReopened', { areaId: controlAreaId, pointId: id }, call.language)
    const written = await changePoint(grant, controlAreaId, { id, version }, ['reopen'])
    for (const letter of letters) await mail(letter)
    return written
  },
})

export const verifyControlPoint = command({
  name: 'verifyControlPoint',
  input: verifyControlPointInput,
  permission: onProject('update control-areas'),
  async run({ grant, input: { controlAreaId, controlPointId: id, version, despite } }) {
    const written = await verifyPoint(grant, controlAreaId, { id, version })
    await sayWhy(grant, id, despite)
    return written
  },
})
