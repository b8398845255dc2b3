import type { JsonSchema, Reference } from './jsonSchema.ts'

export interface Header {
  description: string
  /** Whether it comes with every such answer. */
  required?: true
  schema: JsonSchema
}
export type Headers = Readonly<Record<string, Header | Reference>>

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
const points = (left: string, have: string, required?: true) => ({
  RateLimit: { description: left, ...(required && { required }), schema: { type: 'string' } },
  'RateLimit-Policy': { description: have, ...(required && { required }), schema: { type: 'string' } },
})
/** Of what may be asked for with a token. Whoever has a session is told nothing of it. */
const ofToken = points(
  'The points that are left to the tokens of the account, where one was shown: `"token";r=59998`.',
  'The points that they have, and the seconds in which they come back: `"token";q=60000;w=30`.',
)
const leftToLink = 'The points that the link has left: `"link";r=19998`.'
const linkHas = 'The points that a link has, and the seconds in which they come back: `"link";q=20000;w=20`.'
/** What was refused before anything was counted does not tell it. */
const ofRefusedLink = points(leftToLink, linkHas)
const ofLink = points(leftToLink, linkHas, true)

type Allowance = Readonly<Record<string, Header>>
const named = (headers: Allowance, whose: string) => Object.entries(headers).map(([name, header]) => [`${name}.${whose}`, header] as const)
const referred = (headers: Allowance, whose: string): Headers =>
  Object.fromEntries(Object.keys(headers).map((name) => [name, { $ref: `#/components/headers/${name}.${whose}` }]))

/** What almost every answer has, said once. */
export const sharedHeaders: Allowance = Object.fromEntries([
  ...named(ofToken, 'token'),
  ...named(ofLink, 'link'),
  ...named(ofRefusedLink, 'refusedLink'),
])
export const allowanceOfToken = referred(ofToken, 'token')
/** Of what a link may be asked for. */
export const allowance = referred(ofLink, 'link')
export const allowanceOfRefused = referred(ofRefusedLink, 'refusedLink')
