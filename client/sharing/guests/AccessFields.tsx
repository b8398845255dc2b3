import { ShownParts } from '#client/sharing/parts/ShownParts.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { guestAccessLevels, restrictable } from '#schema/sharing/guests.input.ts'

const words = { over: 'sharing.guests.lastDayOver', notValid: 'common.date.notValid' } as const

/** What a guest may do, what they see, and for how long. */
export const AccessFields = () => (
  <>
    <ChoiceField name="accessLevel" label="sharing.guests.level" choices={guestAccessLevels} choiceLabel="sharing.guests.accessLevel" />
    <ShownParts name="restrictions" label="sharing.guests.restrictions" always="sharing.guests.always" among={restrictable} inverted />
    <DateField name="lastDay" label="sharing.guests.lastDay" help="sharing.guests.lastDayHelp" faults={words} optional />
  </>
)
