import { object } from 'yup'
import { id, recordId } from '#schema/fields.ts'
import { listInput } from '#schema/paging.ts'

export const accessLinksInput = listInput({ estateId: recordId() })
export const accessLinkInput = object({ estateId: recordId(), linkId: recordId() })
export const supplierAccessOfferInput = object({ estateId: recordId(), supplierId: recordId() })
export const purchaseSupplierAccessInput = object({ estateId: recordId(), supplierId: recordId(), purchaseOrderId: id() })
export const requestSupplierAccessInput = object({ estateId: recordId(), supplierId: id() })
