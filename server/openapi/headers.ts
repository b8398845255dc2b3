import type { JsonSchema } from './jsonSchema.ts'

export interface Header {
  description: string
  /** Whether it comes with every such answer. */
  required?: true
  schema: JsonSchema
}
export type Headers = Readonly<Record<string, Header>>

const text = (description: string): Header => ({ description, required: true, schema: { type: 'string' } })

export const tag: Headers = {
  ETag: text('The tag of this answer, `"v3"` where its record has a version; for `If-None-Match`, and then for `If-Match`.'),
}
export const links: Headers = { Link: text('The addresses of the first, last, next and previous page, as far as there are any.') }
export const challenge: Headers = { 'WWW-Authenticate': text('How a program shows for whom it acts.') }
export const wait: Headers = {
  'Retry-After': { description: 'Seconds after which the same call may do better.', schema: { type: 'integer' } },
}
export const ignored: Headers = {
  'Ignored-Fields': { description: 'What the body said that there was no use for, where it did.', schema: { type: 'string' } },
}
/** Of what may be asked for with a token. Whoever has a session is told nothing of it. */
export const allowanceOfToken: Headers = {
  RateLimit: {
    description: 'The points that are left to the tokens of the account, where one was shown: `"token";r=59998`.',
    schema: { type: 'string' },
  },
  'RateLimit-Policy': {
    description: 'The points that they have, and the seconds in which they come back: `"token";q=60000;w=30`.',
    schema: { type: 'string' },
  },
}
/** Of what a link may be asked for. */
export const allowance: Headers = {
  RateLimit: text('The points that the link has left: `"link";r=19998`.'),
  'RateLimit-Policy': text('The points that a link has, and the seconds in which they come back: `"link";q=20000;w=20`.'),
}
