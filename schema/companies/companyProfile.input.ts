import { array, boolean, object } from 'yup'
import { addressFields } from '#schema/accounts/address.input.ts'
import { choice, optionalEmail, optionalPhone, optionalRecordId, optionalText, recordId, version } from '#schema/fields.ts'
import { trades } from './trades.ts'
import { optionalWebsite } from './website.ts'

export const longestDescription = 2000

export const companyInput = object({ companyId: recordId() })
export const ownCompanyInput = object({ companyId: optionalRecordId() })
export const companyLogoInput = object({ companyId: recordId(), fileId: recordId() })

const yesOrNo = () => boolean().typeError('notValid').strict().nonNullable('notValid')

const profile = {
  ...addressFields(),
  description: optionalText(longestDescription),
  trades: array(choice(trades)).typeError('notValid').strict().nonNullable('notValid').max(trades.length, 'notValid'),
  phone: optionalPhone(),
  email: optionalEmail(),
  website: optionalWebsite(),
  centralApproval: yesOrNo(),
  wetRoomCertificate: yesOrNo(),
  insuranceCompany: optionalText(255),
  contactName: optionalText(255),
}
export const companyProfileForm = object(profile)
/** What is left out stays as it was. */
export const updateCompanyProfileInput = object({ companyId: recordId(), version: version(), ...profile })
