import { object } from 'yup'
import { optionalId, optionalRecordId, optionalText, plainFlag, recordId, version } from '#schema/fields.ts'

export const stateWishes = { isDisabled: plainFlag(), isCompleted: plainFlag() }

const area = { projectId: recordId(), controlAreaId: recordId() }

export const projectOfAreas = object({ projectId: recordId() })
export const controlAreaInput = object(area)
export const controlAreaThereInput = object({ ...area, estateId: optionalRecordId() })
export const controlAreaForm = object({ name: optionalText(255), partyName: optionalText(255) })
export const changeControlAreaInput = controlAreaForm.shape({ ...area, version: version(), partyId: optionalId(), ...stateWishes })
export const reopenControlAreaInput = object({ ...area, version: version() })
