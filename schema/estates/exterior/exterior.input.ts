import { array, object } from 'yup'
import { id, optionalId, optionalText, recordId, version } from '#schema/fields.ts'
import { mostFiles } from '#schema/files/formats.ts'

export const mostExteriorImages = 100

const described = {
  cladding: optionalText(255),
  roof: optionalText(255),
  foundation: optionalText(255),
  description: optionalText(4000),
}

export const exteriorInput = object({ estateId: recordId() })
export const exteriorForm = object(described)
export const saveExteriorInput = object({ estateId: recordId(), version: version(), ...described })
export const addExteriorImagesInput = object({
  estateId: recordId(),
  fileIds: array(id()).typeError('notValid').required('required').min(1, 'required').max(mostFiles, 'tooMany'),
})
export const exteriorImageInput = object({ estateId: recordId(), imageId: recordId() })
export const captionForm = object({ caption: optionalText(255) })
export const saveExteriorImageInput = object({ estateId: recordId(), imageId: recordId(), version: version(), caption: optionalText(255) })
export const moveExteriorImageInput = object({ estateId: recordId(), imageId: recordId(), version: version(), beforeId: optionalId() })
