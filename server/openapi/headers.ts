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
/** Of what a link may be asked for. */
export const allowance: Headers = {
  RateLimit: text('The points that the link has left: `"link";r=19998`.'),
  'RateLimit-Policy': text('The points that a link has, and the seconds in which they come back: `"link";q=20000;w=20`.'),
}
