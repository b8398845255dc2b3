import { companyProfileForm } from '#schema/companies/companyProfile.input.ts'
import type { CompanyProfile, ProfileInput } from './useCompanyProfile.ts'

export const profileRules = companyProfileForm

/** What stands in the form: everything as it is typed. */
export const valuesOf = (profile: CompanyProfile) => ({
  version: profile.version,
  description: profile.description ?? '',
  trades: profile.trades,
  contactName: profile.contactName ?? '',
  phone: profile.phone ?? '',
  email: profile.email ?? '',
  website: profile.website ?? '',
  addressLine1: profile.addressLine1 ?? '',
  postalCode: profile.postalCode ?? '',
  city: profile.city ?? '',
  centralApproval: profile.centralApproval,
  wetRoomCertificate: profile.wetRoomCertificate,
  insuranceCompany: profile.insuranceCompany ?? '',
})
export type ProfileValues = ReturnType<typeof valuesOf>

/** What the rules make of it: nothing for what is empty, and a website with its scheme. */
export const inputOf = ({ version, ...values }: ProfileValues): ProfileInput => ({ ...profileRules.cast(values), version })
