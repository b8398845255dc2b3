import {
  closedToNewGuests,
  guestInput,
  guestInvitationsInput,
  inviteGuestInput,
  leaveEstateInput,
  updateGuestInput,
} from '#schema/sharing/guests.input.ts'
import { asGuest } from '#server/access/asGuest.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { command, Done, query, Written } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { GuestInvitation } from './guestInvitation.entity.ts'
import { letterAgain, letterOfInvitation } from './guestLetter.ts'
import { changeGuest, invite, leaveAsGuest } from './guests.ts'

const changes = onEstate('update', 'access-management')

export const guestInvitations = query({
  name: 'guestInvitations',
  input: guestInvitationsInput,
  mayBeOld: true,
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
  permission: onEstate('create', 'access-management'),
  prepare: ({ grant, call }) => grant.throttle('invite', call.address),
  async run({ grant, input: { restrictions, ...guest }, call, mail }) {
    const written = await invite(grant, { ...guest, restrictions: restrictions ?? closedToNewGuests })
    await mail(await letterOfInvitation(grant, written.id, call.language))
    return written
  },
})

export const updateGuest = command({
  name: 'updateGuest',
  input: updateGuestInput,
  permission: changes,
  run: ({ grant, input: { guestId, version, ...change } }) => changeGuest(grant, guestId, version, change),
})

export const removeGuest = command({
  name: 'removeGuest',
  input: guestInput,
  permission: onEstate('delete', 'access-management'),
  async run({ grant, input: { guestId } }) {
    await grant.rows(GuestInvitation).remove(guestId)
    return new Done(guestId)
  },
})

export const inviteGuestAgain = command({
  name: 'inviteGuestAgain',
  input: guestInput,
  permission: changes,
  prepare: ({ grant, call }) => grant.throttle('invite', call.address),
  async run({ grant, input: { guestId }, call, mail }) {
    await mail(await letterAgain(grant, guestId, call.language))
    return new Written(GuestInvitation, guestId, [], false)
  },
})

export const leaveEstate = command({
  name: 'leaveEstate',
  input: leaveEstateInput,
  permission: inPerson(asGuest),
  endsOwnAccess: true,
  run: async ({ grant }) => new Done(await leaveAsGuest(grant)),
})
