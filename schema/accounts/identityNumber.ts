import { getType, idnr } from '@navikt/fnrvalidator'
import { optionalText } from '#schema/fields.ts'

/** Eleven digits with a date and two check digits: of a person, or of one with a D number. */
export const isIdentityNumber = (value: string) => idnr(value).status === 'valid'

/** Nobody's: its month is 40 or 80 too high, so that it can be used to try things out. */
export const isSynthetic = (value: string) => getType(value).endsWith('hnr') || getType(value).endsWith('tnr')

export const optionalIdentityNumber = () =>
  optionalText(11)
    .max(11, 'invalidIdentityNumber')
    .test('identityNumber', 'invalidIdentityNumber', (value) => !value || isIdentityNumber(value))
