import { errorCodes, errorReasons, missingParts } from '#schema/errors.ts'
import { orderStatuses } from '#schema/projects/orderTypes.ts'
import type { Components, Response } from './components.ts'
import { allowanceOfRefused, allowanceOfToken, challenge, type Headers, wait } from './headers.ts'
import type { JsonSchema, Reference } from './jsonSchema.ts'
import { codeOf, isReason, type Refusal, statusOf } from './refusals.ts'

export const errorBodySchema: JsonSchema = {
  type: 'object',
  description: 'What every refusal answers.',
  properties: {
    code: { type: 'string', enum: Object.keys(errorCodes), description: 'What programs act on.' },
    message: { type: 'string', description: 'For people, in the language that was asked for.' },
    details: {
      type: 'object',
      description: 'More about it, where there is more to tell.',
      properties: {
        fields: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'The path of each field at fault, and the key of its message.',
        },
        limits: {
          type: 'object',
          additionalProperties: {
            type: 'object',
            properties: { min: { type: 'integer' }, max: { type: 'integer' }, asked: { type: 'integer' } },
          },
          description:
            'Of fields that are `tooLong` or `tooShort`: how many characters they may have. Of a `body` with the reason `bodyTooLarge`: how many bytes. Of `points` with the reason `tooMany`: how many are left, and how many were `asked` for.',
        },
        allowed: {
          type: 'object',
          additionalProperties: { type: 'array', items: { type: 'string' } },
          description: 'Of fields that are none of a few values: which those are.',
        },
        reason: { type: 'string', enum: Object.keys(errorReasons), description: 'Why, where the code alone does not say it.' },
        state: { type: 'string', description: 'With the reason `transition`: where the record stands, for those whose ways are told.' },
        moves: {
          type: 'array',
          items: { type: 'string' },
          description: 'With the reason `transition`: what whoever asks may do with the record from there, or where it may come to.',
        },
        changed: {
          type: 'object',
          properties: {
            by: { type: 'string', description: 'The name of whoever did; left out where they have none here any more.' },
            at: { type: 'string', format: 'date-time', description: 'The moment of the last change.' },
          },
          required: ['at'],
          description: 'With the reason `stale`: who changed the record since it was read, and when.',
        },
        orderStatus: {
          type: 'string',
          enum: [...orderStatuses],
          description: 'Where an order stands that can’t be moved on from there, with the reason `transition`.',
        },
        missing: {
          type: 'string',
          enum: [...missingParts],
          description:
            'What an order lacks that can’t be moved on, with the reason `transition`: `lines` with prices, or its `release`, where it was never sent to the customer.',
        },
      },
    },
    requestId: { type: 'string', format: 'uuid', description: 'The number by which this request is found again.' },
  },
  required: ['code', 'message', 'requestId'],
}

/** Refusals by status, each told once in the components. */
export function responsesTo(
  components: Components,
  refusals: readonly Refusal[],
  besides: Besides = {},
): Readonly<Record<string, Reference>> {
  const byStatus = Map.groupBy(new Set(refusals), statusOf)
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, those]) => [
        status,
        components.respond(`${status}.${those.join('.')}${besides.whose ?? ''}`, response(status, those, besides)),
      ]),
  )
}

/** What else comes with every refusal to such a caller. */
interface Besides {
  headers?: Headers
  /** What the others are named by, so that each is told apart. */
  whose?: string
  /** Whoever opens it in a tab of a browser is told in words. */
  isPage?: true
}
/** Whoever comes by a link or with a token is told what is left of what may be asked for, however it is answered. */
export const besidesOf = (byLink: boolean): Besides =>
  byLink ? { headers: allowanceOfRefused, whose: '.byLink' } : { headers: allowanceOfToken }
/** Of a file's content. */
export const besidesOfFile = (byLink: boolean): Besides => ({ ...besidesOf(byLink), whose: byLink ? '.fileByLink' : '.file', isPage: true })

function response(status: number, refusals: readonly Refusal[], { headers: also, isPage }: Besides): Response {
  const codes = [...new Set(refusals.map(codeOf))]
  const headers = { ...also, ...(status === 401 && challenge), ...((status === 429 || status === 503) && wait) }
  return {
    description: refusals
      .map((refusal) => (isReason(refusal) ? `\`${codeOf(refusal)}\`, reason \`${refusal}\`` : `\`${refusal}\``))
      .join('; '),
    ...(Object.keys(headers).length > 0 && { headers }),
    content: {
      'application/json': {
        schema: {
          allOf: [{ $ref: '#/components/schemas/Error' }, { type: 'object', properties: { code: { type: 'string', enum: codes } } }],
        },
      },
      ...(isPage && status < 500 && { 'text/html': { schema: { type: 'string' } } }),
    },
  }
}
