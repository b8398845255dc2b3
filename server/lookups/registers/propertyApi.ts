import type { RegisteredIdentity, RegisteredProperty } from '#server/kernel/registers.ts'
import type { Ask } from './guarded.ts'
import { record } from './shape.ts'
import { upstream } from './upstream.ts'

/** The open property API of the mapping authority: it knows whether a cadastral unit exists, and nothing of shares. */
export function propertyApi(base: string, ask: Ask) {
  const place = new URL(base)
  const folder = place.pathname.replace(/\/+$/, '')
  place.pathname = folder.endsWith('/geokoding') ? folder : `${folder || '/eiendom/v1'}/geokoding`
  return async (identity: RegisteredIdentity, cancelled: AbortSignal): Promise<RegisteredProperty | undefined> => {
    if (identity.identityKind === 'share') return undefined
    const { municipalityNo, gnr, bnr, fnr, snr } = identity
    const url = new URL(place)
    url.search = new URLSearchParams({
      kommunenummer: String(municipalityNo),
      gardsnummer: String(gnr),
      bruksnummer: String(bnr),
      festenummer: String(fnr ?? 0),
      seksjonsnummer: String(snr ?? 0),
    }).toString()
    const { status, body } = await ask(url, 'application/json', cancelled)
    if (status !== 200) return undefined
    const { features } = record(body)
    if (!Array.isArray(features)) throw upstream(new Error('an answer without features'))
    return features.length ? { ...identity, ...nothingMore } : undefined
  }
}

const nothingMore = { ownershipKind: 'owned', houseType: null, builtYear: null, plotAreaM2: null, addressLine1: null, addressLine2: null }
