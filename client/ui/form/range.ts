import type { Schema } from 'yup'

/** Between which a number is. */
export interface Range {
  min: number
  max: number
}

interface Described {
  type?: string
  fields?: Readonly<Record<string, Described>>
  innerType?: Described
  tests?: readonly { name?: string; params?: { min?: number; max?: number } }[]
}

/** What the rules say of a number, nothing where the field holds something else. The path may lead into a list: `lines[0].quantity`. */
export function rangeOf(rules: Schema, path: string): Range | undefined {
  const steps = path.split(/[.[\]]+/).filter(Boolean)
  const range = steps.reduce<Described | undefined>(
    (rule, step) => (/^\d/.test(step) ? rule?.innerType : rule?.fields?.[step]),
    rules.describe() as Described,
  )
  const tests = range?.tests ?? []
  const figure = tests.find(({ name }) => name === 'figure')
  if (range?.type !== 'number' && !figure) return undefined
  const limit = (name: 'min' | 'max') => tests.find((test) => test.name === name)?.params?.[name]
  return { min: limit('min') ?? (figure ? 0 : -Infinity), max: limit('max') ?? figure?.params?.max ?? Infinity }
}

/** A number as people type it: `1 234,5`. Nothing where it is none. */
export function typedNumber(typed: string | null | undefined) {
  const plain = typed?.replaceAll(/\s/g, '').replace('−', '-').replace(',', '.')
  return plain && !isNaN(+plain) ? +plain : undefined
}

/** What is wrong with it, as a fault. */
export const outside = (value: number, { min, max }: Range) =>
  value < min ? `belowRange ${min}` : value > max ? `aboveRange ${max}` : undefined

/** One up or down, never beyond the range. */
export function stepped(typed: string | null | undefined, by: number, { min, max }: Range) {
  const from = typedNumber(typed || '0')
  // A tenth and a hundred are kept as they were written.
  return from === undefined ? from : `${Math.min(max, Math.max(min, +(from + by).toFixed(6)))}`.replace('.', ',')
}
