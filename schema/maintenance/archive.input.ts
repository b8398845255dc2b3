import { object } from 'yup'
import { optionalDay, optionalId, optionalText, recordId } from '#schema/fields.ts'
import { optionalKroner } from '#schema/figures.ts'
import { listInput } from '#schema/paging.ts'

/** Nobody has done tomorrow what is done tomorrow; a day is given for those whose clock is ahead. */
const isPast = (day: string) => Date.parse(`${day}T00:00:00Z`) <= Date.now() + 86_400_000

export const archiveForm = object({
  doneDate: optionalDay()
    .required('required')
    .test('past', 'notValid', (day) => !day || isPast(day)),
  cost: optionalKroner(),
  comment: optionalText(4000),
  fileId: optionalId(),
})

export const archivedTasksInput = listInput({ estateId: recordId() })
export const archivedTaskInput = object({ estateId: recordId(), taskId: recordId() })
export const archiveMaintenanceTaskInput = archiveForm.shape({ estateId: recordId(), taskId: recordId(), dueDate: optionalDay() })
