import type { GraphqlApi } from '#server/kernel/api.ts'
import {
  approveClaim,
  denyClaim,
  enterClaimCode,
  estateClaims,
  settleClaim,
  waitingClaims,
  withdrawClaim,
  writeClaimLetter,
} from './claims.operations.ts'
import { EstateClaim, estateClaim } from './estateClaim.entity.ts'

export const graphql: GraphqlApi = {
  Query: { estateClaims, waitingClaims },
  Mutation: { approveClaim, denyClaim, withdrawClaim, enterClaimCode, settleClaim, writeClaimLetter },
  entities: [estateClaim],
  names: { EstateClaim: null, SettledClaim: EstateClaim },
}
