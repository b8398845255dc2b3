import { object } from 'yup'
import { recordId, secret } from '#schema/fields.ts'
import { giveQuotationInput } from './quotations.input.ts'

export const supplierLinkInput = object({ linkKey: secret(100) })
export const giveQuotationByLinkInput = giveQuotationInput.shape({ linkKey: secret(100) })
export const endSupplierLinkInput = object({ projectId: recordId(), linkId: recordId() })
