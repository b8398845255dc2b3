import type { MessageKey } from '#client/messages/messages.ts'
import type { Range } from './range.ts'

/** Digits that are no number: each has a length of its own. */
const ofName: Partial<Record<string, MessageKey>> = {
  postalCode: 'validations.postalCode',
  organizationNumber: 'validations.organizationNumber',
  municipalityNumber: 'validations.municipalityNumber',
}

const ofKind: Partial<Record<string, MessageKey>> = { email: 'validations.email', tel: 'validations.phone' }
const ofNumber: Partial<Record<string, MessageKey>> = { decimal: 'validations.number', numeric: 'validations.digits' }

/** What to write in a field, by what is typed there; a number is what its rules say is one. */
export function exampleOf(name: string, kind = '', range: (name: string) => Range | undefined): MessageKey | undefined {
  const example = ofName[name.split('.').at(-1)!] ?? ofKind[kind]
  return example ?? (ofNumber[kind] && range(name) && ofNumber[kind])
}
