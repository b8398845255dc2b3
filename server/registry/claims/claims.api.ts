import { claimEstateAtPlaceInput } from '#schema/registry/claims.input.ts'
import type { GoesOn, GraphqlApi } from '#server/kernel/api.ts'
import { flatIdentity } from '#server/kernel/registers.ts'
import { put, type Route } from '#server/kernel/rest.ts'
import {
  approveClaim,
  askClaimantForElectronicId,
  askElectronicId,
  claimEstateAtPlace,
  denyClaim,
  enterClaimCode,
  estateClaims,
  settleClaim,
  waitingClaims,
  withdrawClaim,
  writeClaimLetter,
} from './claims.operations.ts'
import { EstateClaim, estateClaim } from './estateClaim.entity.ts'
import { settlingOverdue } from './overdue.ts'

export const graphql: GraphqlApi = {
  Query: { estateClaims, waitingClaims },
  Mutation: {
    claimEstateAtPlace,
    askElectronicId,
    askClaimantForElectronicId,
    approveClaim,
    denyClaim,
    withdrawClaim,
    enterClaimCode,
    settleClaim,
    writeClaimLetter,
  },
  entities: [estateClaim],
  names: { EstateClaim: null, SettledClaim: EstateClaim },
}

export const ownClaim = `{ id estateId addressLine1 addressLine2 state evidence identityKind hasOwners createdAt expiresAt settledAt letterAt electronicIdAskedAt codeExpiresAt triesLeft }`

export const rest: Route[] = [
  put('/api/private/estate-registry/claims', claimEstateAtPlace, {
    answer: ownClaim,
    body: flatIdentity,
    takes: claimEstateAtPlaceInput,
    refuses: ['role', 'entityNotFound', 'entityAlreadyExists', 'transition', 'full', 'dailyLimit'],
  }),
]

export const goesOn: readonly GoesOn[] = [settlingOverdue]
