import { array, object } from 'yup'
import { id, optionalText, recordId, version } from '#schema/fields.ts'
import { stateWishes } from './controlAreas.input.ts'

const point = { projectId: recordId(), controlAreaId: recordId(), controlPointId: recordId() }
/** As many as are sent at once. */
const fileIds = () => array().of(id()).max(50, 'notValid').nullable()

export const controlPointInput = object(point)
export const controlPointForm = object({ name: optionalText(255), comment: optionalText(4000) })
export const changeControlPointInput = controlPointForm.shape({
  ...point,
  version: version(),
  ...stateWishes,
  fileIds: fileIds(),
  removedFileIds: fileIds(),
})
export const seenControlPointInput = object({ ...point, version: version() })
