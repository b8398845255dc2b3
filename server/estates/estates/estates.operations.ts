import { estateInput, estateOwnersInput, estatesInput } from '#schema/estates/estates.input.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { seesEstates } from '#server/access/signedIn.ts'
import { query } from '#server/kernel/operation.ts'
import { containing } from '#server/kernel/read/search.ts'
import { EstateOwner } from './estateOwner.entity.ts'

export const estates = query({
  name: 'estates',
  input: estatesInput,
  mayBeOld: true,
  permission: seesEstates,
  rows: ({ scope, input }) =>
    scope
      .estates()
      .matching(input.search, ({ searchText }, search) => containing(searchText, search))
      .by(({ addressLine1 }) => [addressLine1]),
})

export const guestEstates = query({
  name: 'guestEstates',
  input: estatesInput,
  mayBeOld: true,
  permission: seesEstates,
  rows: ({ scope, input }) =>
    scope
      .estatesAsGuest()
      .matching(input.search, ({ searchText }, search) => containing(searchText, search))
      .by(({ addressLine1 }) => [addressLine1]),
})

export const estate = query({
  name: 'estate',
  input: estateInput,
  permission: onEstate('read'),
  rows: ({ scope }) => scope.estate(),
})

export const estateOwners = query({
  name: 'estateOwners',
  input: estateOwnersInput,
  permission: onEstate('read'),
  rows: ({ scope }) => scope.rows(EstateOwner).by(({ account }) => [account.name]),
})
