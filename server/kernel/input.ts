import { type AnyObject, type ObjectSchema, type SchemaDescription, ValidationError } from 'yup'
import { leavesAsSent } from '#schema/asSent.ts'
import type { ErrorDetails } from '#schema/errors.ts'
import { isUuid } from '#schema/uuid.ts'
import { AppError } from './errors.ts'
import type { Operation } from './operation.ts'

/** What came in, by the operation's rules: usable values, and the faults in the others. */
export interface Checked {
  value: Readonly<Record<string, unknown>>
  faults: ErrorDetails | undefined
}

/**
 * Refuses what has the wrong shape, and a record id that can't be anybody's. Faults in fields come back instead:
 * a caller must not learn of them before it is clear that it may act at all.
 */
export function checkInput({ input, kind }: Operation, raw: Readonly<Record<string, unknown>>): Checked {
  const { records, isUsable } = rulesOf(input)
  if (isUsable?.(raw)) return { value: raw, faults: undefined }
  refuseUnknownRecords(records, raw)
  try {
    return { value: input.validateSync(raw, { abortEarly: false, stripUnknown: true }), faults: undefined }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const inner = error.inner.length ? error.inner : [error]
    const fields = Object.fromEntries(inner.toReversed().map(({ path, message }) => [path ?? '', message]))
    if (kind !== 'command' || inner.some(({ type }) => type === 'typeError')) throw new AppError('badRequest', { fields })
    return { value: raw, faults: { fields } }
  }
}

/** An address that can't be one has a code of its own, where nothing else is wrong. */
export const refusalOf = (faults: ErrorDetails) => {
  const wrong = Object.entries(faults.fields ?? {})
  return new AppError(
    wrong.every(([field, fault]) => /(^|\.)email$/.test(field) && fault === 'notValid') ? 'emailIsNotValid' : 'unprocessableEntity',
    faults,
  )
}

interface Rules {
  records: readonly string[]
  /** Most calls send what needs neither change nor refusal, and that is cheap to see. */
  isUsable: ReturnType<typeof leavesAsSent>
}

const known = new WeakMap<object, Rules>()
function rulesOf(input: ObjectSchema<AnyObject>): Rules {
  let rules = known.get(input)
  if (!rules) {
    const fields = Object.entries(input.describe().fields) as [string, SchemaDescription][]
    const records = fields.filter(([, { meta }]) => meta && 'record' in meta).map(([field]) => field)
    known.set(input, (rules = { records, isUsable: leavesAsSent(input) }))
  }
  return rules
}

function refuseUnknownRecords(fields: readonly string[], raw: Readonly<Record<string, unknown>>) {
  for (const field of fields) {
    const value = raw[field]
    if (typeof value === 'string' && !isUuid(value)) throw new AppError('entityNotFound')
  }
}

export const inputFields = ({ input }: Operation) => Object.keys(input.fields)
