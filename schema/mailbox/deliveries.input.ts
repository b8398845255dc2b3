import { array, object } from 'yup'
import { identityKinds } from '#schema/estates/saveEstate.input.ts'
import { choice, id, optionalText, recordId, text } from '#schema/fields.ts'
import { mostFiles } from '#schema/files/formats.ts'
import { listInput } from '#schema/paging.ts'

const document = object({ fileId: id(), customName: text(255) })

export const deliveryPlaceInput = object({ kind: choice(identityKinds), key: text(60) })
export const deliveriesInput = listInput({})
export const deliveryInput = object({ deliveryId: recordId() })
export const uploadMailboxDocumentInput = object({ estateId: recordId() })
export const sendDocumentsInput = object({
  estateId: recordId(),
  subject: text(255),
  message: optionalText(4000),
  documents: array().of(document).typeError('notValid').required('required').min(1, 'required').max(mostFiles, 'tooMany'),
})
