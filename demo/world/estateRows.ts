import { technicalFacts } from './buildings.ts'
import { demoId } from './demoId.ts'
import type { DemoEstate } from './estate.ts'
import { type EstateKey, estateKeys, estates } from './estates.ts'
import type { Ids } from './ids.ts'
import type { Past } from './past.ts'
import { people } from './people.ts'
import { confirmsSuppliers } from './reportedRows.ts'
import type { Rows } from './tables.ts'
import { valueColumns } from './values.ts'

export const estateRows = (past: Past, ids: Ids): Rows => ({
  estate: estateKeys.map((key) => {
    const {
      identity,
      owners,
      isContact,
      ownershipKind,
      houseType,
      addressLine1,
      addressLine2,
      builtYear,
      plotAreaM2 = null,
      since,
    } = estates[key]
    const createdAt = past(since, '17:30')
    const described = { ownershipKind, houseType, addressLine1, addressLine2, builtYear, plotAreaM2, imageFileId: ids.image(key) }
    const dates = { createdAt, updatedAt: past(since, '17:40') }
    return {
      id: ids.estate(key),
      ownerKind: 'PRIVATE',
      ...identified(identity),
      ...described,
      ...technical(key, past),
      ...valueColumns(key, past),
      confirmsSuppliers: confirmsSuppliers(key),
      ...contact(isContact ? owners[0] : undefined),
      version: 2,
      ...dates,
    }
  }),
  estate_owner: estateKeys.flatMap((key) => {
    const { owners, part: [shareNumerator, shareDenominator] = [1, owners.length], since } = estates[key]
    const createdAt = past(since, '17:30')
    const share = { claimStatus: 'claimed', shareNumerator, shareDenominator }
    return owners.map((owner) => ({
      id: demoId(`owner ${key} ${owner}`, createdAt),
      estateId: ids.estate(key),
      accountId: ids.account(owner),
      ...share,
      createdAt,
    }))
  }),
})

function technical(key: EstateKey, past: Past) {
  if (!(key in technicalFacts)) return unknown
  const facts = technicalFacts[key as keyof typeof technicalFacts]
  return { ...facts, radonMeasuredOn: facts.radonBq === null ? null : past({ years: 2, months: 1 }).toISOString().slice(0, 10) }
}
const unknown = {
  heating: null,
  waterSupply: null,
  sewer: null,
  electricity: null,
  energyGrade: null,
  radonBq: null,
  internet: null,
  mainStopcock: null,
  fuseBox: null,
  waterMeter: null,
  electricityMeter: null,
  radonMeasuredOn: null,
}

function identified(identity: DemoEstate['identity']) {
  if ('shareNumber' in identity) return { identityKind: 'share', ...noCadastre, ...identity }
  return { identityKind: 'cadastre', fnr: 0, snr: 0, ...identity, organizationNumber: null, shareNumber: null }
}
const noCadastre = { municipalityNo: null, gnr: null, bnr: null, fnr: null, snr: null }

function contact(owner: DemoEstate['owners'][number] | undefined) {
  if (!owner) return { contactName: null, contactPhoneNumber: null, contactEmail: null }
  const { firstName, lastName, phone } = people[owner]
  return { contactName: `${firstName} ${lastName}`, contactPhoneNumber: phone, contactEmail: `${owner}@demo.example` }
}
