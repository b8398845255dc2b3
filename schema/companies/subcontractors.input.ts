import { object } from 'yup'
import { isOrganizationNumber } from '#schema/estates/organizationNumber.ts'
import { choice, id, optionalEmail, optionalPhone, optionalRecordId, optionalText, recordId, text, version } from '#schema/fields.ts'
import { listInput } from '#schema/paging.ts'
import { trades } from './trades.ts'

/** Nine digits, with or without the spaces that people write between them. */
const organizationNumber = () =>
  text(11)
    .transform((value: unknown) => (typeof value === 'string' ? value.replaceAll(/\s/g, '') : value))
    .test('organizationNumber', 'notValid', (value) => !value || isOrganizationNumber(value))

const details = {
  name: text(255),
  organizationNumber: organizationNumber(),
  trade: choice(trades),
  contactName: optionalText(255),
  email: optionalEmail(),
  phone: optionalPhone(),
}
export const subcontractorForm = object(details)
export const subcontractorsInput = listInput({ companyId: optionalRecordId() })
export const subcontractorInput = object({ companyId: optionalRecordId(), id: recordId() })
export const confirmSubcontractorInput = object({ companyId: optionalRecordId(), id: recordId(), foundCompanyId: id() })
export const createSubcontractorInput = object({ companyId: optionalRecordId(), ...details })
export const updateSubcontractorInput = object({ companyId: optionalRecordId(), id: recordId(), version: version(), ...details })
