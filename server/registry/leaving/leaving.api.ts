import type { Forgets } from '#server/access/caretaker.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { Departs } from '#server/accounts/departure/departs.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { del, get, post, type Route } from '#server/kernel/rest.ts'
import { removedDepart } from './departingRemovers.ts'
import { endOwnership, removedEstates, removeEstate, restoreEstate } from './leaving.operations.ts'
import { removedEstate } from './removedEstate.entity.ts'
import { forgetRemovedEstates } from './removing.ts'

export const graphql: GraphqlApi = {
  Query: { removedEstates },
  Mutation: { endOwnership, removeEstate, restoreEstate },
  entities: [removedEstate],
  names: { RemovedEstate: null },
}

export const rest: Route[] = [
  del('/api/private/estate/:estateId/ownership', endOwnership, { refuses: ['lastOwner', 'openProject'] }),
  del('/api/private/estates/info/:estateId', removeEstate, { refuses: ['notAlone', 'openProject'] }),
  get('/api/private/estates/removed', removedEstates, { answer: '{ id addressLine1 addressLine2 removedAt restorableUntil }' }),
  post('/api/private/estates/removed/:estateId/restore', restoreEstate, {
    answer: '{ estateId: id addressLine1 addressLine2 version }',
    refuses: ['registrationEntityAlreadyExists'],
  }),
]

export const forgets: readonly Forgets[] = [forgetRemovedEstates]

export const departs: readonly Departs[] = [removedDepart]

export const copies: readonly Copies[] = [{ notCopied: ['removed_estate'] }]
