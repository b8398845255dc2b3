import { isSyntheticOrganizationNumber } from '#schema/estates/organizationNumber.ts'
import { caretakerOf } from '#server/access/caretaker.ts'
import type { Config } from '#server/config.ts'
import type { App } from '#server/kernel/app.ts'
import type { Registers } from '#server/kernel/registers.ts'
import { addressApi } from './addressApi.ts'
import { companyApi } from './companyApi.ts'
import { guarded } from './guarded.ts'
import { KeptAnswers } from './kept.ts'
import { propertyApi } from './propertyApi.ts'
import { SampleRegisters } from './sample.ts'
import { sampleOwned } from './sampleOwner.ts'
import { sampleProperty } from './sampleProperty.ts'
import { upstream } from './upstream.ts'

/** Each register where its address is set, else the sample that comes with the product. */
export function openRegisters(
  { registers: { addressUrl, companyUrl, propertyUrl }, demo }: Pick<Config, 'registers' | 'demo'>,
  { db, send }: Pick<App, 'db' | 'send'>,
): Registers {
  const caretaker = caretakerOf({ db })
  const sample = new SampleRegisters(caretaker, { send })
  const kept = new KeptAnswers(caretaker)
  const addresses = addressUrl && addressApi(addressUrl, guarded('addresses'))
  const companies = companyUrl && companyApi(companyUrl, guarded('companies'))
  const properties = propertyUrl && propertyApi(propertyUrl, guarded('properties'))
  const company = async (number: string, cancelled: AbortSignal) =>
    companies
      ? ((await kept.through('company', [number], async () => (await companies.company(number, cancelled)) ?? null)) ?? undefined)
      : sample.company(number)
  return {
    isSample: demo && !properties,
    namesOwners: !properties,
    property: async (identity, cancelled) =>
      properties
        ? ((await kept.through('property', Object.values(identity), async () => (await properties(identity, cancelled)) ?? null)) ??
          undefined)
        : sampleProperty(caretaker, identity),
    // The open register tells nobody who owns what.
    propertiesOf: async (identityHash) => {
      if (properties) throw upstream(new Error('the property register has no owners to tell of'))
      return sampleOwned(caretaker, identityHash)
    },
    addresses: (search, limit, cancelled) =>
      addresses ? kept.through('addresses', [search, limit], () => addresses(search, limit, cancelled)) : sample.addresses(search, limit),
    companies: (search, limit, cancelled) =>
      companies
        ? kept.through('companies', [search, limit], () => companies.companies(search, limit, cancelled))
        : sample.companies(search, limit),
    company,
    // Asked anew each time: who has left a role today proves nothing today.
    rolesIn: async (number, cancelled) => (companies ? companies.roles(number, cancelled) : sample.rolesIn(number)),
    async mayBeCompany(number, cancelled) {
      if (isSyntheticOrganizationNumber(number)) return demo
      // The sample is far from knowing them all.
      return !companies || company(number, cancelled).then(Boolean, () => true)
    },
  }
}
