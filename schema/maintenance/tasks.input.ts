import { object } from 'yup'
import { asSent } from '#schema/asSent.ts'
import { trades } from '#schema/companies/trades.ts'
import { isDay } from '#schema/day.ts'
import {
  choice,
  day,
  id,
  openChoice,
  optionalChoice,
  optionalDay,
  optionalId,
  optionalRecordId,
  optionalText,
  recordId,
  text,
  version,
} from '#schema/fields.ts'
import { optionalKroner, optionalWhole, whole } from '#schema/figures.ts'
import { listInput } from '#schema/paging.ts'
import { isPlainUuid } from '#schema/uuid.ts'
import { bases, periods } from './recurrence.ts'
import { partyKinds, findingKinds, longestInterval } from './tasks.words.ts'
import { firstWheelYear, lastWheelYear } from './wheelYears.ts'

/** A day that a year wheel shows. */
const isInWheel = (given: string) => given >= String(firstWheelYear) && given < String(lastWheelYear + 1)
export const plannedDay = () =>
  asSent(
    day().test('years', 'notValid', (given) => !given || isInWheel(given)),
    (given) => isDay(given) && isInWheel(given),
  )

/** What is said of a task wherever it is added or changed. */
export const taskFields = {
  title: text(255),
  description: optionalText(4000),
  priority: whole(1, 3),
  trade: openChoice(trades),
  responsibleKind: optionalChoice(partyKinds),
  responsibleId: asSent(
    optionalId().when('responsibleKind', ([kind], field) => (kind === 'supplier' ? field.required('required') : field)),
    (value, { responsibleKind }) => isPlainUuid(value) || (value == null && responsibleKind !== 'supplier'),
  ),
  estimatedCost: optionalKroner(),
  startDate: plannedDay(),
  period: openChoice(periods),
  interval: optionalWhole(1, longestInterval),
  endDate: asSent(
    optionalDay().when('startDate', ([start], field) =>
      field.test('after', 'notValid', (end) => !end || (isInWheel(end) && (typeof start !== 'string' || end >= start))),
    ),
    (end, { startDate }) => end == null || (isDay(end) && isInWheel(end) && isDay(startDate) && end >= startDate),
  ),
  basis: optionalChoice(bases),
}

export const taskForm = object(taskFields)
export const maintenanceTaskInput = object({ estateId: recordId(), taskId: recordId() })
/** What a task is made of says itself where the work is, as far as it knows. */
export const createMaintenanceTaskInput = object({
  estateId: recordId(),
  taskId: optionalRecordId(),
  areaId: asSent(
    optionalId().when('origin', ([origin], field) => (origin ? field : field.required('required'))),
    isPlainUuid,
  ),
  origin: asSent(
    object({ kind: choice(findingKinds), findingId: id() })
      .nullable()
      .default(undefined),
    (value) => value == null,
  ),
  ...taskFields,
})
export const updateMaintenanceTaskInput = object({
  estateId: recordId(),
  taskId: recordId(),
  version: version(),
  areaId: optionalId(),
  ...taskFields,
})
export const moveMaintenanceTaskInput = object({
  estateId: recordId(),
  taskId: recordId(),
  dueDate: day(),
  movedTo: plannedDay(),
})
export const comingTasksInput = listInput({ estateId: recordId() })
export const responsibleOptionsInput = object({ estateId: recordId() })
