import { claimEstateAtPlaceInput } from '#schema/registry/claims.input.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { Departs } from '#server/accounts/departure/departs.offer.ts'
import { theirAccounts } from '#server/accounts/hangsOnAccount.offer.ts'
import type { EstateOwner } from '#server/estates/estates/estateOwner.entity.ts'
import type { GoesOn, GraphqlApi } from '#server/kernel/api.ts'
import { computed } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
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
import { claimsDepart } from './departingClaimants.ts'
import { EstateClaim, estateClaim } from './estateClaim.entity.ts'
import { settlingOverdue } from './overdue.ts'

export const graphql: GraphqlApi = {
  types: {
    EstateOwner: {
      wasClaimed: computed<EstateOwner>(
        ({ estateId, accountId }) =>
          sql`(exists (select from estate_claim c where c.estate_id = ${estateId} and c.account_id = ${accountId} and c.state = 'approved')
            or exists (select from owner_invitation i where i.estate_id = ${estateId} and i.account_id = ${accountId} and i.state in ('accepted', 'unasked'))
            or exists (select from project p where p.estate_id = ${estateId} and p.company_id is not null and p.closed_at is null))`,
      ),
    },
  },
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

export const departs: readonly Departs[] = [claimsDepart]

export const copies: readonly Copies[] = [
  {
    ofPerson: [
      {
        name: 'claims',
        text: `select estate_id, account_id, evidence, share_numerator, share_denominator, state, expires_at, letter_at, settled_at, settled_as, created_at
      from estate_claim where account_id in ${theirAccounts} order by id`,
      },
    ],
    notCopied: ['estate_claim'],
  },
]
