import { object } from 'yup'
import { trades } from '#schema/companies/trades.ts'
import {
  choice,
  email,
  id,
  optionalChoice,
  optionalId,
  optionalRecordId,
  organizationNumber,
  phone,
  recordId,
  text,
  version,
} from '#schema/fields.ts'
import { listInput } from '#schema/paging.ts'
import { partyKinds } from './tasks.words.ts'

export const supplierForm = object({
  name: text(255),
  trade: choice(trades),
  partyKind: optionalChoice(partyKinds),
  email: email(),
  phone: phone(),
  organizationNumber: organizationNumber(),
})

export const maintenanceSuppliersInput = listInput({ estateId: recordId() })
export const maintenanceSupplierInput = object({ estateId: recordId(), supplierId: recordId() })
export const confirmMaintenanceSupplierInput = object({ estateId: recordId(), supplierId: recordId(), foundCompanyId: id() })
export const createMaintenanceSupplierInput = supplierForm.shape({
  estateId: recordId(),
  supplierId: optionalRecordId(),
  companyId: optionalId(),
})
export const updateMaintenanceSupplierInput = supplierForm.shape({
  estateId: recordId(),
  supplierId: recordId(),
  version: version(),
  companyId: optionalId(),
})
