import { inviteOwnerInput } from '#schema/estates/ownerInvitations.input.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { Departs } from '#server/accounts/departure/departs.offer.ts'
import { theirAccounts, theirAddress } from '#server/accounts/hangsOnAccount.offer.ts'
import type { Waits } from '#server/accounts/waiting/waits.offer.ts'
import type { GoesOn, GraphqlApi } from '#server/kernel/api.ts'
import { computed, through } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { del, get, post, type Route } from '#server/kernel/rest.ts'
import type { AnswersMail } from '#server/mail/requests.ts'
import { ownerInvitationMail } from './askOwner.offer.ts'
import { invitedDepart } from './departingInvited.ts'
import { type InvitedOwner, invitedOwner } from './invitedOwner.entity.ts'
import { tellingUnasked, writeOwnerInvitations } from './ownerInvitationLetters.ts'
import {
  acceptOwnerInvitation,
  declineOwnerInvitation,
  inviteOwner,
  invitedOwnerOf,
  ownerInvitations,
  refusableOwnerInvitation,
  refuseOwnerInvitation,
  sendOwnerInvitationAgain,
  withdrawOwnerInvitation,
} from './ownerInvitations.operations.ts'
import { ownershipWaits } from './waitingOwnership.ts'

export const graphql: GraphqlApi = {
  Query: { ownerInvitations, refusableOwnerInvitation },
  Mutation: {
    acceptOwnerInvitation,
    declineOwnerInvitation,
    refuseOwnerInvitation,
    inviteOwner,
    sendOwnerInvitationAgain,
    withdrawOwnerInvitation,
  },
  entities: [invitedOwner],
  types: {
    Estate: { invitedOwner: through(invitedOwnerOf, { estateId: 'id' }) },
    Project: { invitedOwner: through(invitedOwnerOf, { estateId: 'estateId' }) },
    Order: { invitedCustomer: through(invitedOwnerOf, { estateId: 'estateId' }) },
    InvitedOwner: {
      // Whoever was never asked has no name here, and is shown to nobody.
      firstName: computed<InvitedOwner>(({ firstName }) => sql`coalesce(${firstName}, '')`),
      lastName: computed<InvitedOwner>(({ lastName }) => sql`coalesce(${lastName}, '')`),
      state: computed<InvitedOwner>(
        ({ state, expiresAt }) => sql`case when ${state} = 'invited' and ${expiresAt} <= now() then 'EXPIRED' else upper(${state}) end`,
      ),
    },
  },
}

export const invitedOwnerAnswer = '{ id firstName lastName email state createdAt expiresAt }'
const own = '/api/private/profile/user/owner-invitations'
const byKey = '/api/public/owner-invitation/:invitationKey'
const ofEstate = '/api/private/estate/:estateId/owner-invitation'
const answer = '{ companyName organizationNumber addressLine1 isDeclined isForGood }'

export const waits: readonly Waits[] = [ownershipWaits]

export const rest: Route[] = [
  get(own, ownerInvitations, {
    answer: '{ id companyName organizationNumber isCompanyProven askedBy addressLine1 addressLine2 isForOrder createdAt expiresAt }',
  }),
  post(`${own}/:invitationId`, acceptOwnerInvitation, {
    answer: '{ account { accountId name accountType roles isDisabled canViewProfile } estateId orderId }',
    refuses: ['userRoleConflict'],
  }),
  del(`${own}/:invitationId`, declineOwnerInvitation),
  get(byKey, refusableOwnerInvitation, { answer: answer, refuses: ['linkExpired', 'tooMany'] }),
  post(byKey, refuseOwnerInvitation, { answer: answer, refuses: ['linkExpired', 'tooMany'] }),
  post(ofEstate, inviteOwner, {
    answer: invitedOwnerAnswer,
    status: 201,
    takes: inviteOwnerInput.omit(['estateId']),
    refuses: ['entityAlreadyExists', 'declined', 'dailyLimit', 'tooMany'],
  }),
  post('/api/private/owner-invitation/:invitationId/again', sendOwnerInvitationAgain, {
    answer: invitedOwnerAnswer,
    refuses: ['entityAlreadyExists', 'declined', 'dailyLimit', 'tooMany'],
  }),
  del('/api/private/owner-invitation/:invitationId', withdrawOwnerInvitation, { refuses: ['transition'] }),
]

export const answersMail: readonly AnswersMail[] = [{ kind: ownerInvitationMail, writes: writeOwnerInvitations }]

export const goesOn: readonly GoesOn[] = [tellingUnasked]

export const departs: readonly Departs[] = [invitedDepart]

export const copies: readonly Copies[] = [
  {
    ofPerson: [
      {
        name: 'owner-invitations',
        text: `select i.id, i.estate_id, c.name company, i.email, i.first_name, i.last_name, i.state, i.is_for_good, i.expires_at, i.answered_at, i.created_at
      from owner_invitation i join company c on c.id = i.company_id where i.account_id in ${theirAccounts}
        or i.email = ${theirAddress} order by i.id`,
      },
    ],
    notCopied: ['owner_invitation'],
  },
]
