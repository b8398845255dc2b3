import { boolean, object } from 'yup'
import { recordId, text } from '#schema/fields.ts'
import { listInput } from '#schema/paging.ts'

export const sendBackForm = object({ reason: text(1000) })

export const tasksToConfirmInput = listInput({ estateId: recordId() })
export const maintenanceSettingsInput = object({ estateId: recordId() })
export const setMaintenanceConfirmationInput = object({
  estateId: recordId(),
  confirmsSuppliers: boolean().typeError('notValid').strict().required('required'),
})
export const doneTaskInput = object({ estateId: recordId(), occurrenceId: recordId() })
export const sendBackDoneTaskInput = sendBackForm.shape({ estateId: recordId(), occurrenceId: recordId() })
