import { isOrganizationNumber } from '#schema/estates/organizationNumber.ts'

/** A place in the land register, whole: the same for everybody who writes it. */
export type PropertyPlace =
  | { kind: 'cadastre'; municipalityNumber: string; gnr: number; bnr: number; fnr: number; snr: number }
  | { kind: 'share'; organizationNumber: string; shareNumber: string }

const cadastre = /^(\d{4})\s*[-/\s]\s*(\d{1,5})\s*[-/]\s*(\d{1,4})(?:\s*[-/]\s*(\d{1,4}))?(?:\s*[-/]\s*(\d{1,3}))?$/
const share = /^(\d{3}\s?\d{3}\s?\d{3})(?:\s*[-/,]\s*|\s+)(?:andel\s+)?(\d{1,5})$/i

/** As people and programs write it: `0301-207/45`, `0301-207/45/0/3`, `0301-207-45-0-0`; `958 352 172-31`, `958352172 andel 31`. */
export function readPlace(text: string): PropertyPlace | undefined {
  return readCadastre(text.trim()) ?? readShare(text.trim())
}

function readCadastre(text: string): PropertyPlace | undefined {
  const [, municipalityNumber = '', ...parts] = cadastre.exec(text) ?? []
  const [gnr = 0, bnr = 0, fnr = 0, snr = 0] = parts.map((part) => (part ? Number(part) : 0))
  return gnr && bnr ? { kind: 'cadastre', municipalityNumber, gnr, bnr, fnr, snr } : undefined
}

function readShare(text: string): PropertyPlace | undefined {
  const [, written = '', shareNumber = ''] = share.exec(text) ?? []
  const organizationNumber = written.replaceAll(/\s/g, '')
  return isOrganizationNumber(organizationNumber) && Number(shareNumber)
    ? { kind: 'share', organizationNumber, shareNumber: String(Number(shareNumber)) }
    : undefined
}

/** `0301-207-45-0-0`, `958352172-31`. */
export const keyOf = (place: PropertyPlace) =>
  place.kind === 'share'
    ? `${place.organizationNumber}-${place.shareNumber}`
    : [place.municipalityNumber, place.gnr, place.bnr, place.fnr, place.snr].join('-')
