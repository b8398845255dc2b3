import { object } from 'yup'
import { id, recordId } from '#schema/fields.ts'

export const supplierAccessOfferInput = object({ estateId: recordId(), supplierId: recordId() })
export const purchaseSupplierAccessInput = object({ estateId: recordId(), supplierId: recordId(), purchaseOrderId: id() })
export const requestSupplierAccessInput = object({ estateId: recordId(), supplierId: id() })
