import { mixed, number } from 'yup'
import { asSent } from './asSent.ts'

/** Numbers as people type them into a field: digits are one too, and nothing typed is none. */

const typedWhole = (_: unknown, sent: unknown) => {
  if (typeof sent !== 'string') return sent
  const plain = sent.replaceAll(/\s/g, '')
  return plain === '' ? null : /^\d{1,9}$/.test(plain) ? Number(plain) : sent
}
const isWhole = (value: unknown, min: number, max: number) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max
export const optionalWhole = (min: number, max = 2_147_483_647) =>
  asSent(
    number().typeError('notValid').transform(typedWhole).integer('notValid').min(min, 'notValid').max(max, 'notValid').nullable(),
    (value) => value == null || isWhole(value, min, max),
  )
export const whole = (min: number, max: number) => asSent(optionalWhole(min, max).required('required'), (value) => isWhole(value, min, max))

/** `1 234,5` is a figure. */
const typedFigure = (typed: string) => {
  const plain = typed.replaceAll(/\s/g, '').replace(',', '.')
  if (!plain) return null
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : typed
}
const isFigure = (value: unknown, max: number): value is number => typeof value === 'number' && value >= 0 && value <= max
const figure = (max: number, typed: (typed: string) => unknown) =>
  mixed<number>()
    .transform((value: unknown) => (typeof value === 'string' ? typed(value) : value))
    .nullable()
    .test({ name: 'figure', message: 'notValid', params: { max }, test: (value) => value == null || isFigure(value, max) })
export const optionalFigure = (max = 1e12) => asSent(figure(max, typedFigure), (value) => value == null || isFigure(value, max))

/** `kr 250`, `250 kr`, `250 kroner` and `250,-` say that they are kroner, and nothing more. */
const withoutMarks = (typed: string) =>
  /\d/.test(typed) ? typed.replace(/^kr\.?/i, '').replace(/(?:,[-–]+|kr\.?|kroner|nok)$/i, '') : typed

/** `3.000` is three thousand: kroner have no more than two decimals, so `3,000` is nothing that can be read. */
const typedKroner = (typed: string) => {
  const plain = withoutMarks(typed.replaceAll(/\s/g, ''))
  if (/,\d{3,}$/.test(plain)) return typed
  return typedFigure(/^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{1,2})?$/.test(plain) ? plain.replaceAll('.', '') : plain)
}

/** Kroner; what is less than an øre can't be kept. */
const isWholeOre = (value: number) => Number(value.toFixed(2)) === value
export const optionalKroner = (max = 1e10) =>
  asSent(
    figure(max, typedKroner).test('wholeOre', 'notValid', (value) => typeof value !== 'number' || isWholeOre(value)),
    (value) => value == null || (isFigure(value, max) && isWholeOre(value)),
  )
