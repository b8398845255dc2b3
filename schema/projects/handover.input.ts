import { object } from 'yup'
import { languages } from '#schema/accounts/details.input.ts'
import { choice, optionalRecordId, recordId } from '#schema/fields.ts'

export const makeHandoverBookInput = object({ projectId: recordId(), language: choice(languages) })
/** Below its book: the whole one, and the copy without the orders. */
export const handoverPdfInput = object({ projectId: recordId(), whole: optionalRecordId(), withoutOrders: optionalRecordId() })
export const handoverZipInput = object({ projectId: recordId(), fileId: optionalRecordId() })
export const handoverZipsInput = object({ projectId: recordId(), bookId: recordId() })
export const endHandoverBookInput = object({ projectId: recordId() })
