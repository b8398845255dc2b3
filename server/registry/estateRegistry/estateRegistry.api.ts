import type { GraphqlApi } from '#server/kernel/api.ts'
import { get, put, type Route } from '#server/kernel/rest.ts'
import { registryEntry } from '#server/lookups/registers/registryEntry.entity.ts'
import { ownClaim } from '../claims/claims.api.ts'
import { claimEstate, estateRegistry, registerInEstateRegistry } from './estateRegistry.operations.ts'

export const graphql: GraphqlApi = {
  Query: { estateRegistry },
  Mutation: { registerInEstateRegistry, claimEstate },
  entities: [registryEntry],
  names: { RegistryEntry: null },
}

const registry = `{ isRegistered askedAt isProven namesOwners estates { id estateId claimStatus identityKind municipalityNumber gnr bnr fnr snr organizationNumber shareNumber
  ownershipKind houseType builtYear plotAreaM2 addressLine1 addressLine2 shareNumerator shareDenominator }
  claims ${ownClaim} }`

export const rest: Route[] = [
  put('/api/private/estate-registry/user/register', registerInEstateRegistry, {
    refuses: ['role', 'registrationEntityAlreadyExists', 'tooMany', 'upstream'],
  }),
  get('/api/private/estate-registry/estates', estateRegistry, { answer: registry, refuses: ['role'] }),
  put('/api/private/estate/claim/:id', claimEstate, {
    answer: '{ estateId claimStatus claimState addressLine1 addressLine2 }',
    refuses: ['role', 'entityAlreadyExists', 'transition', 'full', 'dailyLimit'],
  }),
]
