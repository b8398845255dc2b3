import {
  changeControlAreaInput,
  controlAreaThereInput,
  projectOfAreas,
  reopenControlAreaInput,
} from '#schema/projects/controlAreas.input.ts'
import { actionsIn } from '#schema/projects/controlStates.ts'
import { given } from '#server/access/given.ts'
import { belowProject, onProject } from '#server/access/onProject.ts'
import { command, query } from '#server/kernel/operation.ts'
import { lettersOfControl } from '../people/participantLetters.ts'
import { changeArea, partyOf } from './areas.ts'
import { ControlArea } from './controlArea.entity.ts'
import { keptName } from './controlNames.ts'

export const controlArea = query({
  name: 'controlArea',
  input: controlAreaThereInput,
  permission: onProject('read control-areas'),
  rows: ({ scope, input }) => scope.row(ControlArea, input.controlAreaId),
})

/** Below their project. */
export const areasOfProject = query({
  name: 'areasOfProject',
  input: projectOfAreas,
  permission: belowProject('read control-areas'),
  rows: ({ scope }) => scope.rows(ControlArea).by(({ sortOrder }) => [sortOrder]),
})

export const changeControlArea = command({
  name: 'changeControlArea',
  input: changeControlAreaInput,
  permission: onProject('update control-areas'),
  async run({ grant, input, call, mail }) {
    const { controlAreaId: id, version, partyId, isCompleted } = input
    const party = partyId === undefined ? {} : await partyOf(grant, partyId)
    const written = await changeArea(grant, { id, version }, actionsIn(input), ({ code }) => ({
      ...keptName('area', code, input.name),
      ...party,
      ...given(input, ['partyName']),
    }))
    if (isCompleted) for (const letter of await lettersOfControl(grant, 'areaCompleted', { areaId: id }, call.language)) await mail(letter)
    return written
  },
})

export const reopenControlArea = command({
  name: 'reopenControlArea',
  input: reopenControlAreaInput,
  permission: onProject('reopen control-areas'),
  async run({ grant, input: { controlAreaId: id, version }, call, mail }) {
    const letters = await lettersOfControl(grant, 'areaReopened', { areaId: id }, call.language)
    const written = await changeArea(grant, { id, version }, ['reopen'])
    for (const letter of letters) await mail(letter)
    return written
  },
})
