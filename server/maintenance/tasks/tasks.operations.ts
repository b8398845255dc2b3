import { maintenanceAreaInput } from '#schema/maintenance/areas.input.ts'
import {
  comingTasksInput,
  createMaintenanceTaskInput,
  maintenanceTaskInput,
  moveMaintenanceTaskInput,
  responsibleOptionsInput,
  updateMaintenanceTaskInput,
} from '#schema/maintenance/tasks.input.ts'
import { inOre } from '#schema/money.ts'
import { given } from '#server/access/given.ts'
import { changesPlan, readsBelowPlan, readsPlan } from '#server/access/onPlan.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { answer, command, Done, query, Written } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { refuseReversed } from '#server/kernel/rows/ranges.ts'
import { refuseClosed } from '../archive/openTimes.ts'
import { forgetMoved, moveTimes } from '../archive/times.ts'
import { areaWith, takeIn } from '../areas/areas.ts'
import { takeFinding } from '../findings/takeFinding.ts'
import { refuseStrange, responsiblesOf } from '../suppliers/responsible.ts'
import { addingTasks } from './addingTasks.ts'
import { MaintenanceTask } from './maintenanceTask.entity.ts'
import { placeOf, taskSetAside } from './tasks.ts'

export const maintenanceTask = query({
  name: 'maintenanceTask',
  input: maintenanceTaskInput,
  permission: readsPlan,
  rows: ({ scope, input }) => scope.row(MaintenanceTask, input.taskId),
})

export const comingTasks = query({
  name: 'comingTasks',
  input: comingTasksInput,
  mayBeOld: true,
  permission: readsPlan,
  rows: ({ scope }) =>
    scope
      .rows(MaintenanceTask)
      .where(({ archivedAt, nextDate }) => sql`${archivedAt} is null and ${nextDate} is not null`)
      .by(({ nextDate, priority }) => [nextDate, priority]),
})

/** Below their area. */
export const tasksOfArea = query({
  name: 'tasksOfArea',
  input: maintenanceAreaInput,
  permission: readsBelowPlan,
  rows: ({ scope, input }) =>
    scope
      .rows(MaintenanceTask)
      .where(({ areaId, archivedAt }) => sql`${areaId} = ${input.areaId} and ${archivedAt} is null`)
      .by(({ nextDate, startDate }) => [sql`coalesce(${nextDate}, ${startDate})`]),
})

export const responsibleOptions = answer({
  name: 'responsibleOptions',
  input: responsibleOptionsInput,
  permission: readsPlan,
  answer: ({ grant }) => responsiblesOf(grant),
})

const described = ['title', 'description', 'priority', 'trade', 'startDate', 'period', 'endDate'] as const
/** What has a value of its own where none is given. */
const usual = ['interval', 'basis', 'responsibleKind'] as const
const when = ['startDate', 'period', 'interval', 'endDate', 'basis'] as const

type Sent = Readonly<Record<string, unknown>> & { estimatedCost?: number | null | undefined }
const valuesOf = (input: Sent) => ({
  ...given(input, described),
  ...Object.fromEntries(Object.entries(given(input, usual)).filter(([, value]) => value !== null)),
  ...given(input, ['responsibleId']),
  ...(input.estimatedCost !== undefined && { estimatedCostOre: input.estimatedCost === null ? null : String(inOre(input.estimatedCost)) }),
})

export const createMaintenanceTask = command({
  name: 'createMaintenanceTask',
  input: createMaintenanceTaskInput,
  permission: changesPlan('create'),
  writes: addingTasks,
  async run({ grant, input }) {
    const { taskId: id, origin, responsibleKind, responsibleId } = input
    const finding = origin && (await takeFinding(grant, origin))
    const areaId = input.areaId ?? finding?.areaId ?? (finding?.place && (await areaWith(grant, finding.place)))
    if (!areaId) throw invalid('areaId', 'required')
    const place = await placeOf(grant, areaId)
    await refuseStrange(grant, responsibleKind ?? 'landlord', responsibleId)
    await takeIn(grant, place.buildingId)
    const tasks = grant.rows(MaintenanceTask)
    if (id && (await tasks.find(id))) throw new AppError('entityAlreadyExists')
    return (await tasks.save({ id }, { ...valuesOf(input), ...finding?.kept, ...place })).written
  },
})

export const updateMaintenanceTask = command({
  name: 'updateMaintenanceTask',
  input: updateMaintenanceTaskInput,
  permission: changesPlan('update'),
  async run({ grant, input }) {
    const { taskId, version, areaId } = input
    const tasks = grant.rows(MaintenanceTask)
    const task = await tasks.asSeen(taskId, version)
    if (task.archivedAt) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
    refuseReversed(['startDate', 'endDate'], input, task)
    const place = areaId && areaId !== task.areaId ? await placeOf(grant, areaId) : {}
    const { responsibleKind = task.responsibleKind, responsibleId = task.responsibleId } = input
    await refuseStrange(grant, responsibleKind ?? task.responsibleKind, responsibleId)
    const written = await tasks.change(task, { ...valuesOf(input), ...place })
    if (when.some((field) => written.changedFields.includes(field))) await forgetMoved(grant, taskId)
    return written
  },
})

export const moveMaintenanceTask = command({
  name: 'moveMaintenanceTask',
  input: moveMaintenanceTaskInput,
  permission: changesPlan('update'),
  async run({ grant, input: { taskId, dueDate, movedTo } }) {
    await grant.rows(MaintenanceTask).get(taskId)
    refuseClosed((await moveTimes(grant, [{ taskId, dueDate, movedTo }])).get(taskId))
    return new Written(MaintenanceTask, taskId, ['movedTo'], false)
  },
})

export const deleteMaintenanceTask = command({
  name: 'deleteMaintenanceTask',
  input: maintenanceTaskInput,
  permission: changesPlan('delete'),
  async run({ grant, input: { taskId } }) {
    await grant.setAside(grant.rows(MaintenanceTask), taskId, taskSetAside)
    return new Done(taskId)
  },
})
