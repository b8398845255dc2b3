import { array, object } from 'yup'
import { id, optionalRecordId, optionalText, recordId, text, version } from '#schema/fields.ts'
import { mostFiles } from '#schema/files/formats.ts'
import { stateWishes } from './controlAreas.input.ts'

const area = { projectId: recordId(), controlAreaId: recordId() }
const point = { ...area, controlPointId: recordId() }
/** As many as a point has room for. */
const fileIds = () => array().of(id()).max(mostFiles, 'tooMany').nullable()

/** Why it is told to be in order although something of it is not. */
const despite = () => optionalText(1000)

export const controlPointInput = object(point)
export const controlPointThereInput = object({ ...point, estateId: optionalRecordId() })
export const controlPointForm = object({ name: optionalText(255), comment: optionalText(4000) })
export const addControlPointInput = object({ ...area, controlPointId: optionalRecordId(), name: text(255), comment: optionalText(4000) })
export const changeControlPointInput = controlPointForm.shape({
  ...point,
  version: version(),
  ...stateWishes,
  fileIds: fileIds(),
  removedFileIds: fileIds(),
  despite: despite(),
})
export const seenControlPointInput = object({ ...point, version: version() })
export const verifyControlPointInput = seenControlPointInput.shape({ despite: despite() })
