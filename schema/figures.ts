import { mixed, number } from 'yup'

/** Numbers as people type them into a field: digits are one too, and nothing typed is none. */

const typedWhole = (_: unknown, sent: unknown) => {
  if (typeof sent !== 'string') return sent
  return sent.trim() === '' ? null : /^\d{1,9}$/.test(sent.trim()) ? Number(sent) : sent
}
export const optionalWhole = (min: number, max = 2_147_483_647) =>
  number().typeError('notValid').transform(typedWhole).integer('notValid').min(min, 'notValid').max(max, 'notValid').nullable()

/** `1 234,5` is a figure. */
const typedFigure = (typed: string) => {
  const plain = typed.replaceAll(/\s/g, '').replace(',', '.')
  if (!plain) return null
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : typed
}
export const optionalFigure = (max = 1e12) =>
  mixed<number>()
    .transform((value: unknown) => (typeof value === 'string' ? typedFigure(value) : value))
    .nullable()
    .test('figure', 'notValid', (value) => value == null || (typeof value === 'number' && value >= 0 && value <= max))

/** Kroner; what is less than an øre can't be kept. */
export const optionalKroner = (max = 1e10) =>
  optionalFigure(max).test('wholeOre', 'notValid', (value) => typeof value !== 'number' || Number(value.toFixed(2)) === value)
