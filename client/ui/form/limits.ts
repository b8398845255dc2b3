import type { AnyObject, ObjectSchema } from 'yup'

export interface Limits {
  /** It may stay empty. */
  optional?: boolean
  /** How many letters it may have. */
  longest?: number
}

interface Described {
  type?: string
  tests?: readonly { name?: string; params?: { max?: unknown } }[]
}

/** What the rules themselves say of each field, so that no form repeats it. */
export function limitsOf(rules: ObjectSchema<AnyObject>, values: object) {
  const described = rules.describe().fields as Record<string, Described>
  const mayBeEmpty = (name: string) => {
    try {
      rules.validateSyncAt(name, { ...values, [name]: '' })
      return true
    } catch {
      return false
    }
  }
  // Of a number, it is how much.
  const isText = (name: string) => described[name]?.type === 'string'
  const longest = (name: string) =>
    (isText(name) && Number(described[name]?.tests?.find((test) => test.name === 'max')?.params?.max)) || undefined
  return new Map(
    Object.keys(values).map((name): [string, Limits] => [
      name,
      { optional: name in described && mayBeEmpty(name), longest: longest(name) },
    ]),
  )
}
