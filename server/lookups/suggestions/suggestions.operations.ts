import { suggestionLimit, suggestionsInput } from '#schema/lookups/suggestions.input.ts'
import { everyone } from '#server/access/everyone.ts'
import { answer } from '#server/kernel/operation.ts'
import type { RegisteredCompany } from '#server/kernel/registers.ts'

export const addresses = answer({
  name: 'addresses',
  input: suggestionsInput,
  permission: everyone('the register is open, and whoever registers has no session yet'),
  async answer({ input: { searchValue, limit }, call, app }) {
    if (!searchValue) return { addresses: [] }
    call.lookUp()
    return { addresses: await app.registers.addresses(searchValue, limit ?? suggestionLimit, call.cancelled()) }
  },
})

export const companiesInRegister = answer({
  name: 'companiesInRegister',
  input: suggestionsInput,
  permission: everyone('the register is open, and whoever registers has no session yet'),
  async answer({ input: { searchValue, limit }, call, app }) {
    if (!searchValue) return { companies: [] }
    call.lookUp()
    const number = searchValue.replaceAll(/\s/g, '')
    const isNumber = /^\d{9}$/.test(number)
    const companies = isNumber
      ? [await app.registers.company(number, call.cancelled())]
      : await app.registers.companies(searchValue, limit ?? suggestionLimit, call.cancelled())
    return { companies: companies.flatMap((company) => (company ? [suggestion(company)] : [])) }
  },
})

const suggestion = (company: RegisteredCompany) => ({
  id: company.organizationNumber,
  ...company,
  address: [company.addressLine1, [company.postalCode, company.city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
})
