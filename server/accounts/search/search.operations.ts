import { searchInput } from '#schema/accounts/search.input.ts'
import { asAccount } from '#server/access/signedIn.ts'
import { answer } from '#server/kernel/operation.ts'
import { searchFor } from './searching.ts'

/** What the account may open, and no estate that its token was not made for. */
const searchesAll = { ...asAccount, area: 'open', keepsToEstates: true } as const

export const search = answer({
  name: 'search',
  input: searchInput,
  permission: searchesAll,
  answer: ({ grant, input, call, app }) => searchFor(grant, input.text, app.config.features, call.language),
})
