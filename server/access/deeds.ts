import type { Action } from '#schema/access/entries.ts'

type NamedValues = Readonly<Record<string, unknown>>

/** What a call is about to do to an estate, as far as its input tells. */
export interface Deed {
  readonly wording: string
  readonly first: Action
  /** One of them must be allowed for there to be a grant. */
  anyOf(input: NamedValues): readonly Action[]
}

const always = (action: Action): Deed => ({ wording: action, first: action, anyOf: () => [action] })
const deeds = { create: always('create'), read: always('read'), update: always('update'), delete: always('delete') }
export const deedOf = (deed: Action | Deed): Deed => (typeof deed === 'string' ? deeds[deed] : deed)

/**
 * Adding a record or changing one. A version speaks of one that is there; an id alone may also be its maker's for a new
 * one: which of the two it was shows under its lock, and is decided there (`EstateGrant.save`, `mayBe`).
 */
export const saving = (key = 'id'): Deed => ({
  wording: 'create or update',
  first: 'create',
  anyOf: ({ [key]: id, version }) => (id == null ? ['create'] : version == null ? ['create', 'update'] : ['update']),
})
