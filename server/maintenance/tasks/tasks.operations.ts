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
import { BuildingPart } from '#server/estates/condition/buildingPart.entity.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { answer, command, Done, query, Written } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { addingTasks } from './addingTasks.ts'
import { MaintenanceTask } from './maintenanceTask.entity.ts'

export const maintenanceTask = query({
  name: 'maintenanceTask',
  input: maintenanceTaskInput,
  permission: readsPlan,
  rows: ({ scope, input }) => scope.row(MaintenanceTask, input.taskId),
})

export const comingTasks = query({
  name: 'comingTasks',
  input: comingTasksInput,
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
  answer: ({ scope }) => scope.plan().responsibles(),
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
  permission: changesPlan,
  adds: addingTasks,
  async run({ scope, input }) {
    const { taskId: id, origin, responsibleKind, responsibleId } = input
    const finding = origin && (await scope.plan().findings().take(origin))
    const areaId = input.areaId ?? finding?.areaId ?? (finding?.place && (await scope.plan().areaWith(finding.place)))
    if (!areaId) throw invalid('areaId', 'required')
    const area = await scope.rows(BuildingPart).find(areaId)
    if (!area) throw invalid('areaId', 'notValid')
    await scope.plan().refuseStrange(responsibleKind ?? 'landlord', responsibleId)
    await scope.plan().takeIn(area.buildingId)
    const tasks = scope.rows(MaintenanceTask)
    if (id && (await tasks.find(id))) throw new AppError('entityAlreadyExists')
    return (await tasks.save({ id }, { ...valuesOf(input), ...finding?.kept, areaId, buildingId: area.buildingId })).written
  },
})

export const updateMaintenanceTask = command({
  name: 'updateMaintenanceTask',
  input: updateMaintenanceTaskInput,
  permission: changesPlan,
  async run({ scope, input }) {
    const { taskId: id, version, areaId } = input
    const tasks = scope.rows(MaintenanceTask)
    const task = await tasks.get(id)
    if (task.archivedAt) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
    const area = areaId && areaId !== task.areaId ? await scope.rows(BuildingPart).find(areaId) : undefined
    if (area === null) throw invalid('areaId', 'notValid')
    const values = valuesOf(input)
    const kind = input.responsibleKind ?? task.responsibleKind
    await scope.plan().refuseStrange(kind, input.responsibleId === undefined ? task.responsibleId : input.responsibleId)
    const place = area && { areaId: area.id, buildingId: area.buildingId }
    const { written } = await tasks.save({ id, version }, { ...values, ...place })
    if (when.some((field) => written.changedFields.includes(field))) await scope.plan().occurrences().forgetMoved(id)
    return written
  },
})

export const moveMaintenanceTask = command({
  name: 'moveMaintenanceTask',
  input: moveMaintenanceTaskInput,
  permission: changesPlan,
  async run({ scope, input: { taskId, dueDate, movedTo } }) {
    const task = await scope.rows(MaintenanceTask).get(taskId)
    await scope.plan().occurrences().move(task, dueDate, movedTo)
    return new Written(MaintenanceTask, taskId, ['movedTo'], false)
  },
})

export const deleteMaintenanceTask = command({
  name: 'deleteMaintenanceTask',
  input: maintenanceTaskInput,
  permission: changesPlan,
  async run({ scope, input: { taskId } }) {
    const pictures = await scope.plan().occurrences().picturesToConfirm(taskId)
    await scope.rows(MaintenanceTask).remove(taskId)
    if (pictures.length) await scope.releaseFiles(pictures)
    return new Done(taskId)
  },
})
