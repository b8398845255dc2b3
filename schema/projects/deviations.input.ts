import { array, boolean, object } from 'yup'
import {
  choice,
  day,
  id,
  optionalChoice,
  optionalDay,
  optionalId,
  optionalRecordId,
  optionalText,
  recordId,
  text,
  version,
} from '#schema/fields.ts'
import { listInput } from '#schema/paging.ts'
import { deviationStatuses } from './deviationStates.ts'

export const mostDeviationFiles = 10
const fileIds = () => array().of(id()).typeError('notValid').max(mostDeviationFiles, 'tooMany').nullable()

const said = { text: text(4000), responsibleId: optionalId(), dueDate: optionalDay(), fileIds: fileIds() }
export const deviationForm = object(said)
export const deviationsInput = listInput({
  projectId: recordId(),
  status: optionalChoice(deviationStatuses),
  controlPointId: optionalId(),
  responsibleId: optionalId(),
  isLate: boolean().typeError('notValid').nullable(),
  awaitsMe: boolean().typeError('notValid').nullable(),
  search: optionalText(200),
})
export const deviationInput = object({ projectId: recordId(), deviationId: recordId() })
export const raiseDeviationInput = object({
  projectId: recordId(),
  deviationId: optionalRecordId(),
  controlPointId: optionalId(),
  documentId: optionalId(),
  roomId: optionalId(),
  ...said,
})
export const changeDeviationInput = object({
  projectId: recordId(),
  deviationId: recordId(),
  version: version(),
  ...said,
  text: optionalText(4000),
  removedFileIds: fileIds(),
})
export const moveDeviationInput = object({
  projectId: recordId(),
  deviationId: recordId(),
  version: version(),
  to: choice(deviationStatuses),
  answer: optionalText(4000),
  fileIds: fileIds(),
})
const planned = { title: text(255), areaId: id(), startDate: day() }
export const plannedDeviationForm = object(planned)
export const planDeviationInput = object({ projectId: recordId(), deviationId: recordId(), version: version(), ...planned })
export const deviationPlacesInput = object({ projectId: recordId() })
