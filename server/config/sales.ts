import { readFileSync } from 'node:fs'
import { type LicencePlan, licencePlans } from '#schema/access/plans.ts'
import { type Environment, given, refuse } from './variables.ts'

/** Who sells: what stands at the head and the foot of an invoice. */
export interface Seller {
  name: string
  organizationNumber: string
  addressLine1: string
  postalCode: string
  city: string
  email: string
  phone: string
  bankAccount: string
  /** What stands behind the number of a company with shares and of a branch of a foreign one: the register of enterprises. */
  register?: string
}

/** The law wants it of companies with shares and of branches of foreign ones, and wants their names to say what they are. */
const saysItsForm = /(^|\s)(ASA?|NUF)(\s|$)|aksjeselskap|avdeling av utenlandsk foretak/
/** As the register answers it: a branch may be known to the authorities and stand in no register of enterprises. */
const answered = 'registrertIForetaksregisteret'
const inRegister = ({ name }: Seller, isRegistered = saysItsForm.test(name)) => (isRegistered ? { register: 'Foretaksregisteret' } : {})

const articles = [...licencePlans, 'SUPPLIER_ACCESS'] as const
export type Article = LicencePlan | 'SUPPLIER_ACCESS'

/** What is sold, and by whom. */
export interface Sales {
  /** Øre without VAT: for a year of a plan, and once for a supplier's access. */
  prices: Readonly<Record<Article, number>>
  seller: Seller
}

const prices: Sales['prices'] = { CUSTOMER_PLUS: 590_00, COMPANY_PRO: 4_900_00, COMPANY_PRO_PLUS: 8_900_00, SUPPLIER_ACCESS: 290_00 }
const seller: Seller = {
  name: 'Grunnmur AS',
  organizationNumber: '309900014',
  addressLine1: 'Murveien 1',
  postalCode: '0150',
  city: 'Oslo',
  email: 'faktura@grunnmur.example',
  phone: '68050000',
  bankAccount: '99991234507',
}

const expectedPrices = `kroner without VAT, like ${articles.map((plan) => `${plan}=${prices[plan] / 100}`).join(',')}`

function readPrices(env: Environment): Sales['prices'] {
  const value = given(env, 'LICENCE_PRICES')
  if (value === undefined) return prices
  const named = value.split(',').map((part) => {
    const [, name, kroner, ore = ''] =
      /^\s*(\w+)\s*=\s*(\d{1,7})(?:\.(\d{1,2}))?\s*$/.exec(part) ?? refuse('LICENCE_PRICES', expectedPrices)
    const plan = articles.find((article) => article === name) ?? refuse('LICENCE_PRICES', expectedPrices)
    return [plan, Number(kroner) * 100 + Number(ore.padEnd(2, '0'))] as const
  })
  return { ...prices, ...Object.fromEntries(named) }
}

const parts = Object.keys(seller) as (keyof typeof seller)[]
const expectedSeller = `a JSON file with texts for ${parts.join(', ')}, and true or false for ${answered} where it is told`
const patterns: Partial<Record<keyof Seller, RegExp>> = { organizationNumber: /^\d{9}$/, bankAccount: /^\d{11}$/, postalCode: /^\d{4}$/ }

/** Whole or not at all: an invoice must not mix two senders. */
function readSeller(env: Environment): Seller {
  const file = given(env, 'SELLER')
  if (file === undefined) return { ...seller, ...inRegister(seller) }
  let read: Record<string, unknown>
  try {
    read = { ...(JSON.parse(readFileSync(file, 'utf8')) as object) }
  } catch {
    return refuse('SELLER', expectedSeller)
  }
  const fits = parts.every((part) => typeof read[part] === 'string' && read[part] && (patterns[part]?.test(read[part]) ?? true))
  const isRegistered = read[answered]
  if (!fits || (isRegistered !== undefined && typeof isRegistered !== 'boolean')) return refuse('SELLER', expectedSeller)
  const parsedSeller = Object.fromEntries(parts.map((part) => [part, read[part]])) as unknown as Seller
  return { ...parsedSeller, ...inRegister(parsedSeller, isRegistered) }
}

export const readSales = (env: Environment): Sales =>
  Object.freeze({ prices: Object.freeze(readPrices(env)), seller: Object.freeze(readSeller(env)) })
