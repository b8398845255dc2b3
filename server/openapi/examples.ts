import type { JsonSchema } from './jsonSchema.ts'

const uuid = '01a1fc46-0fae-77e7-908c-8cd8fb5cc397'

/** Values as people write them, by the name of their field; the longest name that a field ends with counts. */
const byName: Readonly<Record<string, unknown>> = {
  addressLine1: 'Fjellveien 12',
  addressLine2: '5019 Bergen',
  actualCost: 3200.5,
  area: 24.5,
  bnr: 80,
  builtYear: 1962,
  cause: 'Slitasje',
  city: 'Bergen',
  comment: 'Renset og kontrollert.',
  company: 'Fjordbygg AS',
  companyName: 'Fjordbygg AS',
  consequence: 'Lekkasje',
  contactName: 'Kari Nordmann',
  cost: 3200.5,
  customName: 'Tilstandsrapport 2026',
  description: 'Taket er lagt om.',
  deviceId: 'emuctv9g',
  email: 'kari@demo.example',
  firstName: 'Kari',
  fnr: 0,
  gnr: 207,
  identityNumber: '01010750160',
  key: '0301-207-80',
  lastName: 'Nordmann',
  message: 'Her er papirene.',
  municipalityNo: '4601',
  municipalityNumber: '4601',
  name: 'Hovedhus',
  oldPassword: 'Demo-1234',
  organizationNumber: '215503623',
  newPassword: 'Blå-dør-7',
  password: 'Demo-1234',
  period: '2026-10',
  phone: '68050011',
  phoneNumber: '68050011',
  policyNumber: 'F-20231',
  postalCode: '5019',
  projectNumber: '123/456/789',
  purchaseOrderId: uuid,
  reason: 'Eieren har bedt om hjelp',
  search: 'fjell',
  searchQuery: 'fjell',
  searchValue: 'fjell',
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  shareNumber: '12',
  snr: 0,
  subject: 'Ferdigattest',
  text: 'Sprekk i taket.',
  title: 'Rens av takrenner',
  token: 'Q2hhbmdlTWVQbGVhc2VDaGFuZ2VNZVBsZWFzZUNoYW5n',
  topic: 'Ferdigattest',
  version: 3,
  website: 'https://fjordbygg.example',
  year: 2026,
  zip: '5019',
}

/** Lists that say something as a whole alone. */
const lists: Readonly<Record<string, readonly string[]>> = { columns: ['building', 'part', 'title', 'startDate'] }

const exampleByName = (name: string, type: string) => {
  const value = byName[name] ?? Object.entries(byName).findLast(([ending]) => name.toLowerCase().endsWith(ending.toLowerCase()))?.[1]
  const isFitting = type === 'string' ? typeof value === 'string' : typeof value === 'number'
  return isFitting ? value : undefined
}

const between = (value: number, { minimum = -Infinity, maximum = Infinity }: JsonSchema) => Math.min(Math.max(value, minimum), maximum)

/** A text that keeps to its length and pattern, or nothing. */
function text(name: string, schema: JsonSchema): string | undefined {
  const { pattern, minLength = 0, maxLength = Infinity, allOf = [] } = schema
  const patterns = [pattern, ...allOf.map((each) => each.pattern)].filter((each) => each !== undefined)
  const isFit = (value: unknown): value is string =>
    typeof value === 'string' &&
    value.length >= minLength &&
    value.length <= maxLength &&
    patterns.every((each) => new RegExp(each, 'u').test(value))
  return [exampleByName(name, 'string'), 'Tekst', 'Tekst som er lang nok', ...Object.values(byName), '123/456/789', '1', 'a', '26'].find(
    isFit,
  )
}

/** What might stand in a field. */
export function exampleOf(name: string, schema: JsonSchema): unknown {
  const type = [schema.type ?? []].flat().find((each) => each !== 'null')
  if (schema.examples?.length) return schema.examples[0]
  if (schema.enum) return schema.enum.find((value) => value !== null)
  if (schema.oneOf) return exampleOf(name, schema.oneOf.find((each) => each.type !== 'null') ?? {})
  if (type === 'boolean') return true
  if (type === 'array') return lists[name] ?? [exampleOf(name.replace(/s$/, ''), schema.items ?? {})]
  if (type === 'object') return exampleOfObject(schema)
  if (type === 'integer' || type === 'number') return between(Number(exampleByName(name, 'number') ?? 1), schema)
  if (schema.format === 'uuid') return uuid
  // What ends has not ended yet, and what was measured lies behind.
  if (schema.format === 'date') return /^(valid|answerBy)/.test(name) ? '2035-05-01' : '2026-05-01'
  if (schema.format === 'date-time') return /^(expires|valid)/.test(name) ? '2035-05-01T08:00:00.000Z' : '2026-05-01T08:00:00.000Z'
  if (schema.format === 'binary') return undefined
  return text(name, schema)
}

/** What goes with one choice alone, or says that there was something before. */
const ofSome: ReadonlySet<string> = new Set([
  'asTasks',
  'changes',
  'dueDate',
  'estateIds',
  'isDisabled',
  'markX',
  'markY',
  'meanings',
  'origin',
  'participants',
  'priceSeries',
  'removedFileIds',
  'removedIds',
  'removedPictureIds',
  'renovationPresets',
  'templateIds',
  'units',
  'version',
])
/** What a new record belongs to; other records it need not name. */
const places: ReadonlySet<string> = new Set(['buildingId', 'fileId'])

/** Taken from something else it need not say where it belongs; by itself it must. */
const isPlace = (name: string, { properties = {} }: JsonSchema) => places.has(name) || (name === 'areaId' && 'origin' in properties)

const isLeftOut = (name: string, schema: JsonSchema) =>
  !schema.required?.includes(name) && (ofSome.has(name) || (/(^i|I)d$/.test(name) && !isPlace(name, schema)))

export const exampleOfObject = (schema: JsonSchema): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
      if (isLeftOut(name, schema)) return []
      const example = exampleOf(name, property)
      return example === undefined ? [] : [[name, example]]
    }),
  )
