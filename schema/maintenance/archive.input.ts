import { object } from 'yup'
import { asSent } from '#schema/asSent.ts'
import { isDay } from '#schema/day.ts'
import { day, optionalChoice, optionalDay, optionalId, optionalText, recordId, version } from '#schema/fields.ts'
import { optionalKroner } from '#schema/figures.ts'
import { listInput } from '#schema/paging.ts'
import { partyKinds } from './tasks.words.ts'

/** Nobody has done tomorrow what is done tomorrow; a day is given for those whose clock is ahead. */
const isPast = (given: string) => Date.parse(`${given}T00:00:00Z`) <= Date.now() + 86_400_000

export const archiveForm = object({
  doneDate: asSent(
    day().test('past', 'notValid', (given) => !given || isPast(given)),
    (given) => isDay(given) && isPast(given),
  ),
  cost: optionalKroner(),
  comment: optionalText(4000),
  fileId: optionalId(),
})

export const archivedTasksInput = listInput({ estateId: recordId() })
export const archivedTaskInput = object({ estateId: recordId(), taskId: recordId() })
export const archiveMaintenanceTaskInput = archiveForm.shape({ estateId: recordId(), taskId: recordId(), dueDate: optionalDay() })

export const correctionForm = archiveForm.shape({ responsibleKind: optionalChoice(partyKinds), responsibleId: optionalId() })
export const changeDoneTaskInput = correctionForm.shape({ estateId: recordId(), occurrenceId: recordId(), version: version() })
export const takeBackDoneTaskInput = object({ estateId: recordId(), occurrenceId: recordId(), version: version() })
