import { boolean, mixed, number, string } from 'yup'
import { asSent } from './asSent.ts'
import { isDay } from './day.ts'
import { isOrganizationNumber } from './estates/organizationNumber.ts'
import { isSoundText } from './soundText.ts'
import { isPlainUuid, isUuid, uuid } from './uuid.ts'

/** Field rules shared by forms and operations. A rule's message is a key under `validations.*`. */

/** Text as it was sent: a number is no text, and what nobody sees is refused. Empty counts as absent. */
const words = () =>
  string()
    .typeError('notValid')
    .transform((_, sent: unknown) => (typeof sent === 'string' ? sent.trim() : sent))
    .test('sound', 'notValid', (value) => !value || isSoundText(value))

/** The record a call is about. One that is malformed does not exist, so the kernel answers `entityNotFound`. */
export const recordId = () => asSent(string().typeError('notValid').strict().required('required').meta({ record: true }), isPlainUuid)
export const optionalRecordId = () =>
  asSent(string().typeError('notValid').strict().nullable().meta({ record: true }), (value) => value == null || isPlainUuid(value))

/** What a form leaves empty is null. */
const emptyIsNull = (value: unknown) => (value === '' ? null : value)

/** The id of another record, given in a body: in small letters, as all ids are. */
const inSmall = (value: unknown) => (isUuid(value) ? value.toLowerCase() : value)
export const id = () => asSent(words().transform(inSmall).matches(uuid, 'notValid').required('required'), isPlainUuid)
export const optionalId = () =>
  asSent(
    words().transform(emptyIsNull).transform(inSmall).nullable().matches(uuid, { message: 'notValid', excludeEmptyString: true }),
    (value) => value == null || isPlainUuid(value),
  )

/** The upload that a record is about. A new record needs one; a change may leave it as it was. */
export const fileOfRecord = () =>
  asSent(
    optionalId().when('id', ([id], field) => (id == null ? field.required('required') : field)),
    isPlainUuid,
  )

const isText = (value: unknown, max: number) =>
  typeof value === 'string' && value !== '' && value.length <= max && value === value.trim() && isSoundText(value)
export const text = (max: number) => asSent(words().required('required').max(max, 'tooLong'), (value) => isText(value, max))
export const optionalText = (max: number) =>
  asSent(words().transform(emptyIsNull).nullable().max(max, 'tooLong'), (value) => value == null || isText(value, max))
/** Kept to the letter: leading and trailing spaces belong to a password. */
export const secret = (max: number) =>
  string()
    .typeError('notValid')
    .transform((_, sent: unknown) => sent)
    .required('required')
    .max(max, 'tooLong')

/** May be left out, for a default or for what it was. */
export const optionalChoice = <T extends string>(values: readonly T[]) =>
  asSent(
    mixed<T>()
      .oneOf([...values], 'notValid')
      .nullable(),
    (value) => value == null || values.includes(value as T),
  )
/** May be left open in a form, where nothing is chosen then. */
export const openChoice = <T extends string>(values: readonly T[]) =>
  asSent(optionalChoice(values).transform(emptyIsNull), (value) => value == null || values.includes(value as T))
export const choice = <T extends string>(values: readonly T[]) =>
  asSent(
    mixed<T>()
      .oneOf([...values], 'notValid')
      .required('required'),
    (value) => values.includes(value as T),
  )

const isYesOrNo = (value: unknown) => value == null || typeof value === 'boolean'
/** Yes, no, or left open; an address says it in words. */
export const flag = () => asSent(boolean().typeError('notValid').nullable(), isYesOrNo)
/** The same where words are no answer. */
export const plainFlag = () => asSent(boolean().typeError('notValid').strict().nullable(), isYesOrNo)

const whole = (min: number, max: number) =>
  number()
    .typeError('notValid')
    .transform((_, sent: unknown) => sent)
    .integer('notValid')
    .min(min, 'notValid')
    .max(max, 'notValid')
const largestInt = 2_147_483_647
export const version = () =>
  asSent(
    whole(1, largestInt).nullable(),
    (value) => value == null || (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= largestInt),
  )

/** A calendar day that exists, `2026-02-28`. */
export const optionalDay = () =>
  asSent(
    words()
      .transform(emptyIsNull)
      .nullable()
      .test('day', 'notValid', (value) => !value || isDay(value)),
    (value) => value == null || isDay(value),
  )
export const day = () => asSent(optionalDay().required('required'), isDay)

const emailPattern = /^[^\s@"(),:;<>[\]\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])$/u
/** Letters of two alphabets beside each other look like a word and are another one. */
const mixesAlphabets = (part: string) => /\p{sc=Latn}/u.test(part) && /[\p{sc=Cyrl}\p{sc=Grek}\p{sc=Armn}\p{sc=Cher}]/u.test(part)
/** A capital that becomes a plain letter when it is written small, as the Turkish \u0130 does: to a database that is another's address, to the mail it is not. */
const passesForPlain = (value: string) => (value.match(/[^ -~]/gu) ?? []).some((letter) => /[a-z]/.test(letter.toLowerCase()))
const isEmail = (value: string) => {
  const [local = '', domain = ''] = value.split('@')
  const labels = domain.split('.')
  return (
    value.length <= 254 &&
    local.length <= 64 &&
    // A name has one form: with its letters, and not as the wires have it.
    labels.every((label) => label.length <= 63 && !/^xn--/i.test(label)) &&
    ![local, ...labels].some(mixesAlphabets) &&
    !passesForPlain(value) &&
    emailPattern.test(value)
  )
}
/** One address however it was typed: in full width or not, with its letters whole or put together. */
export const plainEmail = (value: unknown) => (typeof value === 'string' ? value.normalize('NFKC').trim() : value)
export const optionalEmail = () =>
  words()
    .transform(plainEmail)
    .transform(emptyIsNull)
    .nullable()
    .test('email', 'notValid', (value) => !value || isEmail(value))
export const email = () =>
  words()
    .transform(plainEmail)
    .required('required')
    .test('email', 'notValid', (value) => isEmail(value))

/** A plus and 10 to 12 digits, or 8 to 12 digits. */
const phonePattern = /^(?:\+\d{10,12}|\d{8,12})$/
export const phone = () => words().required('required').matches(phonePattern, 'notValid')
export const optionalPhone = () =>
  words().transform(emptyIsNull).nullable().matches(phonePattern, { message: 'notValid', excludeEmptyString: true })

/** It may be typed in groups of three. */
export const organizationNumber = () =>
  optionalText(11)
    .transform((value: unknown) => (typeof value === 'string' ? value.replaceAll(/\s/g, '') : value))
    .test('organizationNumber', 'notValid', (value) => !value || isOrganizationNumber(value))
