import type { Schema } from 'yup'

/** What is wrong with a field: a key under `validations`, and the limit that it names, as `tooLong 255`. */
export type Fault = string

interface Violation {
  path?: string
  message: string
  params?: { max?: unknown; min?: unknown }
}

const isViolations = (error: unknown): error is { inner: Violation[] } => Array.isArray((error as { inner?: unknown } | null)?.inner)

/** Field paths to the first fault of each, by the rules that the server applies too. */
export async function faultsOf(rules: Schema, values: unknown): Promise<Record<string, Fault>> {
  try {
    await rules.validate(values, { abortEarly: false })
    return {}
  } catch (error) {
    if (!isViolations(error)) throw error
    const faults: Record<string, Fault> = {}
    for (const { path = '', message, params } of error.inner) {
      const limit = params?.max ?? params?.min
      faults[path] ??= typeof limit === 'number' ? `${message} ${limit}` : message
    }
    return faults
  }
}

export function readFault(fault: Fault) {
  const [key = '', limit] = fault.split(' ')
  return { key, limit: Number(limit) }
}

interface Refusal {
  fields?: Record<string, Fault>
  errors?: { extensions?: { details?: { fields?: Record<string, Fault> } } }[]
}

/**
 * The fields that a refused call found at fault, whether it came over REST or GraphQL. A form may show a part of what it
 * sends, as `address.city`, as a field `city` of its own.
 */
export function refusedFields(error: unknown, formFields: ReadonlyMap<string, unknown>): Record<string, Fault> {
  const { fields, errors } = (error ?? {}) as Refusal
  const named = fields ?? errors?.find(({ extensions }) => extensions?.details?.fields)?.extensions?.details?.fields ?? {}
  const shown = (path: string) => [path, path.split('.').at(-1)!].find((name) => formFields.has(name)) ?? path
  return Object.fromEntries(Object.entries(named).map(([path, fault]) => [shown(path.replace(/^input\./, '')), fault]))
}
