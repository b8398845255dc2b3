import { array, number, object } from 'yup'
import {
  choice,
  day,
  flag,
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
const share = () => number().typeError('notValid').min(0, 'notValid').max(1, 'notValid').nullable()
/** Where on a drawing it is. */
const mark = { markX: share(), markY: share() }
/** As it is filled in; where it is follows from the point that it was opened from, or is chosen. */
export const deviationForm = object({ ...said, roomId: optionalId(), documentId: optionalId(), ...mark })
export const deviationsInput = listInput({
  projectId: recordId(),
  status: optionalChoice(deviationStatuses),
  controlPointId: optionalId(),
  responsibleId: optionalId(),
  isLate: flag(),
  awaitsMe: flag(),
  search: optionalText(200),
})
export const deviationInput = object({ projectId: recordId(), deviationId: recordId() })
export const raiseDeviationInput = object({
  projectId: recordId(),
  deviationId: optionalRecordId(),
  controlPointId: optionalId(),
  documentId: optionalId(),
  ...mark,
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
