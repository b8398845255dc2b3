import { suggestionLimit, suggestionsInput } from '#schema/lookups/suggestions.input.ts'
import { everyone } from '#server/access/everyone.ts'
import { answer } from '#server/kernel/operation.ts'
import type { RegisteredCompany } from '#server/kernel/registers.ts'

export const addresses = answer({
  name: 'addresses',
  input: suggestionsInput,
  permission: everyone('the register is open, and whoever registers has no session yet'),
  async answer({ input: { searchValue, limit }, call }) {
    if (!searchValue) return { addresses: [] }
    call.lookUp()
    return { addresses: await call.registers.addresses(searchValue, limit ?? suggestionLimit, call.cancelled()) }
  },
})

export const companiesInRegister = answer({
  name: 'companiesInRegister',
  input: suggestionsInput,
  permission: everyone('the register is open, and whoever registers has no session yet'),
  async answer({ input: { searchValue, limit }, call }) {
    if (!searchValue) return { companies: [] }
    call.lookUp()
    const number = searchValue.replaceAll(/\s/g, '')
    const isNumber = /^\d{9}$/.test(number)
    const companies = isNumber
      ? [await call.registers.company(number, call.cancelled())]
      : await call.registers.companies(searchValue, limit ?? suggestionLimit, call.cancelled())
    return { companies: companies.flatMap((company) => (company ? [suggestion(company)] : [])) }
  },
})

const suggestion = (company: RegisteredCompany) => ({
  id: company.organizationNumber,
  ...company,
  address: [company.addressLine1, [company.postalCode, company.city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
})
