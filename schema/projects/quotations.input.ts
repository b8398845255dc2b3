import { array, object } from 'yup'
import { id, optionalDay, optionalRecordId, optionalText, recordId, text, version } from '#schema/fields.ts'
import { optionalWhole } from '#schema/figures.ts'
import { listInput } from '#schema/paging.ts'
import { mostLines, orderLineForm } from './orders.input.ts'
import { mostQuotations } from './quotationTypes.ts'

export const quotationsInput = listInput({ orderId: optionalRecordId() })
export const quotationInput = object({ quotationId: recordId() })

export const askForQuotationsInput = object({
  orderId: recordId(),
  subcontractorIds: array(id()).typeError('notValid').required('required').min(1, 'required').max(mostQuotations, 'tooMany'),
  answerBy: optionalDay(),
})

/** What a firm says beside its price. */
export const quotationForm = object({
  startsOn: optionalDay(),
  endsOn: optionalDay(),
  validUntil: optionalDay(),
  daysAdded: optionalWhole(0, 3650),
  reservations: optionalText(2000),
})
export const giveQuotationInput = quotationForm.shape({
  quotationId: recordId(),
  version: version(),
  lines: array(orderLineForm).typeError('notValid').required('required').min(1, 'required').max(mostLines, 'tooMany'),
})
export const declineQuotationInput = object({ quotationId: recordId(), version: version(), words: optionalText(2000) })
export const takeOverQuotationInput = object({ quotationId: recordId(), version: version() })

export const addQuotationDocumentInput = object({ quotationId: recordId(), customName: text(255), fileId: id() })
export const uploadQuotationDocumentInput = object({ quotationId: recordId(), customName: optionalText(255) })
export const quotationDocumentInput = object({ documentId: recordId() })
