import { array, object } from 'yup'
import {
  choice,
  fileOfRecord,
  id,
  optionalChoice,
  optionalEmail,
  optionalId,
  optionalPhone,
  optionalText,
  recordId,
  text,
  version,
} from '#schema/fields.ts'
import { documentTypes } from '#schema/files/documentTypes.ts'

const architect = {
  architectName: optionalText(255),
  company: optionalText(255),
  phone: optionalPhone(),
  email: optionalEmail(),
}

const drawing = object({
  id: optionalId(),
  version: version(),
  documentType: optionalChoice(documentTypes).when('id', ([given], field) => (given == null ? field.required('required') : field)),
  customName: text(255),
  fileId: optionalId().when('id', ([given], field) => (given == null ? field.required('required') : field)),
})

/** In a form its kind is always said. */
export const drawingForm = drawing.shape({ documentType: choice(documentTypes), fileId: fileOfRecord() })

/** As many as one drops at once, and as a list that is sent back whole. */
const mostDrawings = 100

export const architectDetailInput = object({ estateId: recordId(), buildingId: recordId() })
export const architectForm = object(architect)
export const saveArchitectDetailInput = object({
  estateId: recordId(),
  buildingId: recordId(),
  version: version(),
  ...architect,
  documents: array().of(drawing).max(mostDrawings, 'notValid').nullable(),
  removedIds: array().of(id()).max(mostDrawings, 'notValid').nullable(),
})
