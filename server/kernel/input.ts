import { type AnyObject, type ObjectSchema, type SchemaDescription, ValidationError } from 'yup'
import { leavesAsSent } from '#schema/asSent.ts'
import type { ErrorDetails } from '#schema/errors.ts'
import { isPlainUuid, isUuid } from '#schema/uuid.ts'
import { AppError } from './errors.ts'
import type { Operation } from './operation.ts'
import { shapeOf } from './shape.ts'

/** What came in, by the operation's rules: usable values, and the faults in the others. */
export interface Checked {
  value: Readonly<Record<string, unknown>>
  faults: ErrorDetails | undefined
}

/**
 * Refuses what has the wrong shape, and a record id that can't be anybody's. Faults in fields come back instead:
 * a caller must not learn of them before it is clear that it may act at all.
 */
export function checkInput({ input, kind }: Operation, sent: Readonly<Record<string, unknown>>): Checked {
  const { records, isUsable } = rulesOf(input)
  if (isUsable?.(sent)) return { value: sent, faults: undefined }
  const { value: raw, wrong, long } = shapeOf(input, withPlainIds(records, sent))
  refuseUnknownRecords(records, raw)
  if (wrong.length) throw new AppError('badRequest', { fields: faultOfEach(wrong, 'notValid') })
  const tooLong = { fields: faultOfEach(long, 'tooMany') }
  if (long.length && kind === 'command') return { value: raw, faults: tooLong }
  if (long.length) throw new AppError('badRequest', tooLong)
  try {
    return { value: input.validateSync(raw, { abortEarly: false, stripUnknown: true }), faults: undefined }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const inner = error.inner.length ? error.inner : [error]
    const fields = Object.fromEntries(
      inner.toReversed().map(({ path, message, type }) => [path ?? '', type === 'typeError' ? 'notValid' : message]),
    )
    const limits = limitsOf(inner)
    const allowed = allowedOf(inner)
    const faults = { fields, ...(limits && { limits }), ...(allowed && { allowed }) }
    if (kind !== 'command' || inner.some(({ type }) => type === 'typeError')) throw new AppError('badRequest', faults)
    return { value: raw, faults }
  }
}

/** How long a text may be that is too long or too short. */
function limitsOf(faults: readonly ValidationError[]): ErrorDetails['limits'] {
  const limited = faults.flatMap(({ path, message, params = {} }) => {
    const limit = { tooLong: 'max', tooShort: 'min' }[message]
    const length = limit && params[limit]
    return typeof length === 'number' ? [[path ?? '', { [limit!]: length }] as const] : []
  })
  return limited.length ? Object.fromEntries(limited) : undefined
}

/** What a field may be that is none of these. */
function allowedOf(faults: readonly ValidationError[]): ErrorDetails['allowed'] {
  const chosen = faults.flatMap(({ path, type, params = {} }) =>
    type === 'oneOf' && Array.isArray(params['resolved'])
      ? [[path ?? '', params['resolved'].filter((one) => one !== null).map(String)] as const]
      : [],
  )
  return chosen.length ? Object.fromEntries(chosen) : undefined
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

const keptRules = new WeakMap<object, Rules>()
function rulesOf(input: ObjectSchema<AnyObject>): Rules {
  let rules = keptRules.get(input)
  if (!rules) {
    const fields = Object.entries(input.describe().fields) as [string, SchemaDescription][]
    const records = fields.filter(([, { meta }]) => meta && 'record' in meta).map(([field]) => field)
    keptRules.set(input, (rules = { records, isUsable: leavesAsSent(input) }))
  }
  return rules
}

const faultOfEach = (paths: readonly string[], fault: string) => Object.fromEntries(paths.map((path) => [path, fault]))

/** One record has one id, however its caller writes it: what is kept in memory goes by the text. */
function withPlainIds(fields: readonly string[], raw: Readonly<Record<string, unknown>>) {
  const capital = fields.filter((field) => isUuid(raw[field]) && !isPlainUuid(raw[field]))
  return capital.length ? { ...raw, ...Object.fromEntries(capital.map((field) => [field, String(raw[field]).toLowerCase()])) } : raw
}

function refuseUnknownRecords(fields: readonly string[], raw: Readonly<Record<string, unknown>>) {
  for (const field of fields) {
    const value = raw[field]
    if (typeof value === 'string' && !isUuid(value)) throw new AppError('entityNotFound')
  }
}

export const inputFields = ({ input }: Operation) => Object.keys(input.fields)
