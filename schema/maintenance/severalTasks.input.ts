import { array, object, type ObjectSchema } from 'yup'
import { id, optionalDay, recordId } from '#schema/fields.ts'
import { severalIds } from '#schema/several.input.ts'
import { mostAtOnce } from '#schema/several.ts'
import { archiveForm } from './archive.input.ts'
import { plannedDay, taskFields } from './tasks.input.ts'

/** One time of each task: the next one where its day is left out. */
const time = object({ taskId: id(), dueDate: optionalDay() })
const areDifferent = (ids: readonly string[]) => new Set(ids).size === ids.length
const timesOf = <Time extends { taskId: string }>(one: ObjectSchema<Time>) =>
  array()
    .of(one)
    .typeError('notValid')
    .required('required')
    .min(1, 'required')
    .max(mostAtOnce, 'tooMany')
    .test('different', 'notValid', (times) => areDifferent((times ?? []).map((each) => each.taskId)))

/** How several were done alike: what one did cost is said of that one. */
export const archiveSeveralForm = archiveForm.pick(['doneDate', 'comment'])
export const moveForm = object({ movedTo: plannedDay() })
export const placeForm = object({ areaId: id() })
const { responsibleKind, responsibleId } = taskFields
export const assignForm = object({ responsibleKind, responsibleId })

export const archiveMaintenanceTasksInput = archiveSeveralForm.shape({ estateId: recordId(), times: timesOf(time) })
export const moveMaintenanceTasksInput = object({ estateId: recordId(), times: timesOf(time.shape({ movedTo: plannedDay() })) })
export const moveMaintenanceTasksToAreaInput = placeForm.shape({ estateId: recordId(), ids: severalIds() })
export const assignMaintenanceTasksInput = assignForm.shape({ estateId: recordId(), ids: severalIds() })
export const deleteMaintenanceTasksInput = object({ estateId: recordId(), ids: severalIds() })
