import {
  closedToNewGuests,
  guestInput,
  guestInvitationsInput,
  inviteGuestInput,
  leaveEstateInput,
  updateGuestInput,
} from '#schema/sharing/guests.input.ts'
import { asGuest } from '#server/access/asGuest.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { command, Done, query } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { GuestInvitation } from './guestInvitation.entity.ts'

export const guestInvitations = query({
  name: 'guestInvitations',
  input: guestInvitationsInput,
  permission: onEstate('read', 'access-management'),
  rows: ({ scope, input }) =>
    scope
      .rows(GuestInvitation)
      .matching(input.id, ({ id }, wanted) => sql`${id} = ${wanted}`)
      .newestFirst(),
})

export const inviteGuest = command({
  name: 'inviteGuest',
  input: inviteGuestInput,
  permission: onEstate('update', 'access-management'),
  prepare: ({ scope, call }) => scope.guests().throttle(call.address),
  run: ({ scope, input: { email, name, accessLevel, restrictions, expiresAt }, call }) =>
    scope.guests().invite(call, { email, name, accessLevel, restrictions: restrictions ?? closedToNewGuests, expiresAt }),
})

export const updateGuest = command({
  name: 'updateGuest',
  input: updateGuestInput,
  permission: onEstate('update', 'access-management'),
  run: ({ scope, input: { guestId, version, ...change } }) => scope.guests().change(guestId, version, change),
})

export const removeGuest = command({
  name: 'removeGuest',
  input: guestInput,
  permission: onEstate('update', 'access-management'),
  async run({ scope, input: { guestId } }) {
    await scope.guests().remove(guestId)
    return new Done(guestId)
  },
})

export const inviteGuestAgain = command({
  name: 'inviteGuestAgain',
  input: guestInput,
  permission: onEstate('update', 'access-management'),
  prepare: ({ scope, call }) => scope.guests().throttle(call.address),
  async run({ scope, input: { guestId }, call }) {
    await scope.guests().inviteAgain(call, guestId)
    return new Done(guestId)
  },
})

export const leaveEstate = command({
  name: 'leaveEstate',
  input: leaveEstateInput,
  permission: asGuest,
  run: async ({ scope }) => new Done(await scope.end()),
})
