import { object } from 'yup'
import { choice, optionalDay, optionalId, optionalPhone, optionalRecordId, optionalText, recordId, text, version } from '#schema/fields.ts'
import { listInput } from '#schema/paging.ts'

export const insuranceKinds = ['insurance', 'broker', 'appraiser'] as const
export type InsuranceKind = (typeof insuranceKinds)[number]

export const insurancesInput = listInput({ estateId: recordId() })
export const insuranceInput = object({ estateId: recordId(), id: recordId() })
export const saveInsuranceInput = object({
  estateId: recordId(),
  id: optionalRecordId(),
  version: version(),
  kind: choice(insuranceKinds),
  company: text(255),
  policyNumber: optionalText(64),
  validTo: optionalDay(),
  contactName: optionalText(255),
  phone: optionalPhone(),
  customName: optionalText(255),
  fileId: optionalId(),
})
