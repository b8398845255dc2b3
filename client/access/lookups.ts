import { request } from './request.ts'

export interface FoundAddress {
  id: string
  name: string
  addressLine1: string
  postalCode: string
  city: string
  municipalityNumber: string
  gnr: number
  bnr: number
  fnr: number
}

export interface FoundCompany {
  /** The organisation number. */
  id: string
  name: string
  organizationNumber: string
  address: string
  addressLine1: string | null
  postalCode: string | null
  city: string | null
  detail: string
}

const mostSuggestions = 10
const askRegister = <Answer>(register: string, typed: string, signal: AbortSignal) =>
  request<Answer>(`/api/public/${register}?${new URLSearchParams({ searchValue: typed, limit: String(mostSuggestions) })}`, {
    signal,
    asUser: true,
  })

/** Addresses that match what was typed, each with the cadastral unit that it stands on. */
export async function lookUpAddresses(typed: string, cancelled: AbortSignal): Promise<FoundAddress[]> {
  const { addresses } = await askRegister<{ addresses: Omit<FoundAddress, 'id'>[] }>('address', typed, cancelled)
  return addresses.map((address, index) => ({ id: `${address.name} ${index}`, ...address }))
}

/** Companies of the national register, by name or number. */
export async function lookUpCompanies(typed: string, cancelled: AbortSignal): Promise<FoundCompany[]> {
  const { companies } = await askRegister<{ companies: Omit<FoundCompany, 'detail'>[] }>('company', typed, cancelled)
  return companies.map((company) => ({ ...company, detail: [company.organizationNumber, company.address].filter(Boolean).join(' · ') }))
}
