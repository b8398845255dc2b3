import { chakra, Flex } from '@chakra-ui/react'
import { Clock, type LucideIcon, MailQuestion, Pencil, UserCheck } from 'lucide-react'
import { Text, useText } from '#client/messages/Text.tsx'
import { writtenEnd } from '#client/sharing/lastDay.ts'
import { useSeen } from '#client/sharing/viewers/useSeen.ts'
import { Sheet } from '#client/ui/Card.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { Avatar, State, type Tone } from '#client/ui/marks.tsx'
import { restrictable } from '#schema/sharing/guests.input.ts'
import type { Guest } from './guestForm.ts'

/** What a guest is called here. */
export const calledBy = ({ name, email }: Pick<Guest, 'name' | 'email'>) => name ?? email

export function GuestList({ guests, onOpen }: { guests: readonly Guest[]; onOpen: ((id: string) => void) | undefined }) {
  const text = useText()
  return (
    <Sheet paddingBlock="2">
      <Rows aria-label={text('sharing.guests.title')}>
        {guests.map((guest) => (
          <GuestRow key={guest.id} guest={guest} onOpen={onOpen} />
        ))}
      </Rows>
    </Sheet>
  )
}

export function GuestRow({ guest, onOpen }: { guest: Guest; onOpen?: ((id: string) => void) | undefined }) {
  const text = useText()
  const who = calledBy(guest)
  return (
    <ListRow
      media={<Avatar name={who} quiet={guest.isExpired} />}
      title={<chakra.span overflowWrap="anywhere">{who}</chakra.span>}
      meta={<Meta guest={guest} />}
      value={onOpen && <IconButton icon={Pencil} label={text('sharing.guests.change', { who })} onClick={() => onOpen(guest.id)} />}
    />
  )
}

function Meta({ guest }: { guest: Guest }) {
  const text = useText()
  const { lastSeen } = useSeen()
  const { name, email, accessLevel, restrictions, expiresAt, lastSeenAt } = guest
  const closed = restrictable.filter((section) => restrictions.includes(section)).map((section) => text(`sharing.section.${section}`))
  const end = expiresAt ? writtenEnd(expiresAt) : undefined
  const said = [
    text(`sharing.guests.accessLevel.${accessLevel}`),
    closed.length && text('sharing.guests.closed', { parts: closed.join(', ') }),
    end && (end.isDay ? text('sharing.guests.until', { day: end.written }) : text('sharing.guests.untilMoment', { moment: end.written })),
    lastSeen(lastSeenAt),
  ]
  return (
    <Flex as="span" direction="column" gap="1" alignItems="start">
      {name && <chakra.span overflowWrap="anywhere">{email}</chakra.span>}
      <span>{said.filter(Boolean).join(' · ')}</span>
      <GuestState guest={guest} />
    </Flex>
  )
}

const marks = {
  CREATED: { icon: MailQuestion, tone: 'caution' },
  CONFIRMED: { icon: UserCheck, tone: 'positive' },
  expired: { icon: Clock, tone: 'neutral' },
} as const satisfies Record<string, { icon: LucideIcon; tone: Tone }>

/** Whether the guest has come, and whether they still may. */
function GuestState({ guest: { isExpired, state } }: { guest: Guest }) {
  const shown = isExpired ? 'expired' : state
  return (
    <State {...marks[shown]}>
      <Text id={`sharing.guests.state.${shown}`} />
    </State>
  )
}
