import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { Departs } from '#server/accounts/departure/departs.offer.ts'
import { theirAccounts } from '#server/accounts/hangsOnAccount.offer.ts'
import type { HangsOnAccount } from '#server/accounts/hangsOnAccount.offer.ts'
import { permissionEntry } from '#server/accounts/permissionEntry.entity.ts'
import type { NamedRecords } from '#server/history/namedRecords.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { del, get, post, put, type Route } from '#server/kernel/rest.ts'
import { type GuestInvitation, guestInvitation } from './guestInvitation.entity.ts'
import { guestInvitations, inviteGuest, inviteGuestAgain, leaveEstate, removeGuest, updateGuest } from './guests.operations.ts'
import { guestsAre, guestsDepart } from './waitingGuests.ts'

export const graphql: GraphqlApi = {
  Query: { guestInvitations },
  Mutation: { inviteGuest, updateGuest, removeGuest, inviteGuestAgain, leaveEstate },
  entities: [guestInvitation, permissionEntry],
  types: {
    GuestInvitation: {
      isExpired: computed<GuestInvitation>(({ expiresAt }) => sql`coalesce(${expiresAt} <= now(), false)`),
      lastSeenAt: computed<GuestInvitation>(
        ({ estateId, accountId }) =>
          sql`(select v.last_at from estate_visit v where v.estate_id = ${estateId} and v.account_id = ${accountId})`,
      ),
    },
  },
}

const answer = '{ id email name accessLevel restrictions expiresAt isExpired state lastSeenAt version createdAt }'
const refuses = ['inviteOwnerAsGuest', 'inviteSelfAsGuest', 'emailIsNotValid', 'entityAlreadyExists', 'dailyLimit', 'tooMany'] as const

export const rest: Route[] = [
  post('/api/private/estate/:estateId/guest', inviteGuest, { answer, status: 201, refuses }),
  put('/api/private/estate/:estateId/guest', updateGuest, { answer }),
  del('/api/private/estate/:estateId/guest', removeGuest),
  get('/api/private/estate/:estateId/guest/invitation', guestInvitations, { answer }),
]

export const hangsOnAccount: readonly HangsOnAccount[] = [guestsAre]

export const departs: readonly Departs[] = [guestsDepart]

export const copies: readonly Copies[] = [
  {
    ofPerson: [
      {
        name: 'guest-invitations',
        text: `select estate_id, account_id, access_level, restrictions, expires_at, state, created_at from guest_invitation
      where account_id in ${theirAccounts} order by id`,
      },
    ],
    notCopied: ['guest_invitation'],
  },
]

export const namedRecords: readonly NamedRecords[] = [
  { guest: { section: 'access-management', from: sql`guest_invitation r`, name: sql`coalesce(r.name, r.email)` } },
]
