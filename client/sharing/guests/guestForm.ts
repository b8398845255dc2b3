import type { GuestPartsFragment } from '#client/generated/graphql.ts'
import { endOfDay, lastDayOf, today } from '#client/sharing/lastDay.ts'
import type { GuestAccessLevel, Restrictable } from '#schema/sharing/guests.input.ts'
import { closedToNewGuests, inviteGuestForm, updateGuestForm } from '#schema/sharing/guests.input.ts'

export type Guest = GuestPartsFragment

const notOver = (day: string | null | undefined) => !day || day >= today()
export const inviteRules = inviteGuestForm.test('lastDay', (values, { createError }) =>
  notOver(values.lastDay) ? true : createError({ path: 'lastDay', message: 'over' }),
)

export interface AccessValues {
  accessLevel: GuestAccessLevel
  restrictions: Restrictable[]
  lastDay: string
}
export interface InviteValues extends AccessValues {
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

export const accessValues = ({ accessLevel, restrictions, expiresAt }: Guest): AccessValues => ({
  accessLevel,
  restrictions: restrictions as Restrictable[],
  lastDay: expiresAt ? lastDayOf(expiresAt) : '',
})

/** A day that was left as it stood may be over; another one may not. */
export const changeRules = (guest: Guest) =>
  updateGuestForm.test('lastDay', (values, { createError }) =>
    values.lastDay === (accessValues(guest).lastDay || null) || notOver(values.lastDay)
      ? true
      : createError({ path: 'lastDay', message: 'over' }),
  )

export function invitationInput(values: InviteValues) {
  const { lastDay, ...rest } = inviteGuestForm.cast(values)
  return { ...rest, expiresAt: lastDay ? endOfDay(lastDay) : null }
}

/** An end that was left as it stood stays to the instant. */
export function accessInput(values: AccessValues, guest: Guest) {
  const { lastDay, ...rest } = updateGuestForm.cast(values)
  const isKept = (lastDay ?? '') === accessValues(guest).lastDay
  return { ...rest, ...(isKept ? {} : { expiresAt: lastDay ? endOfDay(lastDay) : null }) }
}
export type InvitationInput = ReturnType<typeof invitationInput>
export type AccessInput = ReturnType<typeof accessInput>

/** What a guest is called here. */
export const calledBy = ({ name, email }: Pick<Guest, 'name' | 'email'>) => name ?? email
