import type { GuestPartsFragment } from '#client/generated/graphql.ts'
import { endOfDay, lastDayOf } from '#client/sharing/lastDay.ts'
import { today } from '#schema/day.ts'
import type { GuestAccessLevel, Restrictable } from '#schema/sharing/guests.input.ts'
import { closedToNewGuests, inviteGuestForm, updateGuestForm } from '#schema/sharing/guests.input.ts'

export type Guest = GuestPartsFragment

const notOver = (day: string | null | undefined) => !day || day >= today()
export const inviteRules = inviteGuestForm.test('lastDay', (values, { createError }) =>
  notOver(values.lastDay) ? true : createError({ path: 'lastDay', message: 'over' }),
)

interface Access {
  accessLevel: GuestAccessLevel
  restrictions: Restrictable[]
  lastDay: string
}
export interface AccessValues extends Access {
  version: number
  /** The day that it ends at as the record has it. */
  knownDay: string
}
export interface InviteValues extends Access {
  email: string
  name: string
}

export const emptyInvitation: InviteValues = {
  email: '',
  name: '',
  accessLevel: 'read',
  restrictions: [...closedToNewGuests],
  lastDay: '',
}

const dayOf = ({ expiresAt }: Guest) => (expiresAt ? lastDayOf(expiresAt) : '')

export const accessValues = (guest: Guest): AccessValues => ({
  accessLevel: guest.accessLevel,
  restrictions: guest.restrictions as Restrictable[],
  lastDay: dayOf(guest),
  knownDay: dayOf(guest),
  version: guest.version,
})

/** A day that was left as it stood may be over; another one may not. */
export const changeRules = (guest: Guest) =>
  updateGuestForm.test('lastDay', (values, { createError }) =>
    values.lastDay === (dayOf(guest) || null) || notOver(values.lastDay) ? true : createError({ path: 'lastDay', message: 'over' }),
  )

export function invitationInput(values: InviteValues) {
  const { lastDay, ...rest } = inviteGuestForm.cast(values)
  return { ...rest, expiresAt: lastDay ? endOfDay(lastDay) : null }
}

/** An end that was left as it stood stays to the instant. */
export function accessInput({ knownDay, ...values }: AccessValues) {
  const { lastDay, ...rest } = updateGuestForm.cast(values, { stripUnknown: true })
  const isKept = (lastDay ?? '') === knownDay
  return { ...rest, ...(isKept ? {} : { expiresAt: lastDay ? endOfDay(lastDay) : null }) }
}
export type InvitationInput = ReturnType<typeof invitationInput>
export type AccessInput = ReturnType<typeof accessInput>
