import type { RegisteredAddress } from '#server/kernel/registers.ts'
import type { Ask } from './guarded.ts'
import { list, record, whole, words } from './shape.ts'
import { upstream } from './upstream.ts'

/** The open address API of the mapping authority; `base` may be given with or without what follows the host. */
export function addressApi(base: string, ask: Ask) {
  const place = searchPlace(base)
  return async (search: string, limit: number, cancelled: AbortSignal): Promise<RegisteredAddress[]> => {
    const url = new URL(place)
    url.search = new URLSearchParams({
      sok: `${search.replaceAll('*', ' ')}*`,
      treffPerSide: String(limit),
      side: '0',
      asciiKompatibel: 'true',
    }).toString()
    const { body } = await ask(url, 'application/json', cancelled)
    const addresses = record(body)['adresser']
    if (!Array.isArray(addresses)) throw upstream(new Error('an answer without addresses'))
    return list(addresses)
      .flatMap((address) => read(record(address)) ?? [])
      .slice(0, limit)
  }
}

function searchPlace(base: string) {
  const url = new URL(base)
  const folder = url.pathname.replace(/\/+$/, '')
  url.pathname = folder.endsWith('/sok') ? folder : `${folder || '/adresser/v1'}/sok`
  return url
}

function read(address: Readonly<Record<string, unknown>>): RegisteredAddress | undefined {
  const addressLine1 = words(address['adressetekst'])
  const municipalityNumber = words(address['kommunenummer'])
  if (!addressLine1 || !municipalityNumber) return undefined
  const postalCode = words(address['postnummer']) ?? ''
  const city = words(address['poststed']) ?? ''
  const [gnr, bnr, fnr] = ['gardsnummer', 'bruksnummer', 'festenummer'].map((part) => whole(address[part]) ?? 0)
  return {
    name: oneLine(addressLine1, postalCode, city),
    addressLine1,
    postalCode,
    city,
    municipalityNumber,
    gnr: gnr!,
    bnr: bnr!,
    fnr: fnr!,
  }
}

export const oneLine = (addressLine1: string, postalCode: string, city: string) =>
  [addressLine1, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ')
