import { array, object, string } from 'yup'
import { sectionNames, sectionRules, type sections } from '#schema/access/sections.ts'
import { isDay } from '#schema/day.ts'
import { choice, email, optionalChoice, optionalDay, optionalRecordId, optionalText, recordId, version } from '#schema/fields.ts'
import { listInput } from '#schema/paging.ts'

export const guestAccessLevels = ['read', 'edit'] as const
export type GuestAccessLevel = (typeof guestAccessLevels)[number]

/** What an owner may close to a guest, and what is closed to a new one. */
export type Restrictable = {
  [Name in keyof typeof sections]: (typeof sections)[Name]['restrictable'] extends true ? Name : never
}[keyof typeof sections]
const mayBeClosed = (section: keyof typeof sections): section is Restrictable => sectionRules[section].restrictable
export const restrictable = sectionNames.filter(mayBeClosed)
export const closedToNewGuests = restrictable.filter((section) => sectionRules[section].closedToNewGuests)

const restrictions = () =>
  array(string().typeError('notValid').oneOf(restrictable, 'notValid').required('required')).typeError('notValid').max(100, 'notValid')

const isMoment = (value: string) =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/i.test(value) &&
  isDay(value.slice(0, 10)) &&
  !Number.isNaN(Date.parse(value))
const optionalMoment = () =>
  string()
    .typeError('notValid')
    .nullable()
    .test('moment', 'notValid', (value) => value == null || isMoment(value))

export const guestInvitationsInput = listInput({ estateId: recordId(), id: optionalRecordId() })
export const inviteGuestInput = object({
  estateId: recordId(),
  email: email(),
  name: optionalText(255),
  accessLevel: choice(guestAccessLevels),
  restrictions: restrictions().nullable(),
  expiresAt: optionalMoment(),
})
/** What is left out stays as it was. */
export const updateGuestInput = object({
  estateId: recordId(),
  guestId: recordId(),
  version: version(),
  accessLevel: optionalChoice(guestAccessLevels),
  restrictions: restrictions().nullable(),
  expiresAt: optionalMoment(),
})
export const guestInput = object({ estateId: recordId(), guestId: recordId() })
export const leaveEstateInput = object({ estateId: recordId() })

/** As an owner fills it in: with the last day rather than the instant after it. */
const details = {
  accessLevel: choice(guestAccessLevels),
  restrictions: restrictions().required('required'),
  lastDay: optionalDay(),
}
export const inviteGuestForm = object({ email: email(), name: optionalText(255), ...details })
export const updateGuestForm = object(details)
