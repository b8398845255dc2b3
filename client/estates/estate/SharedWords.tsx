import { chakra } from '@chakra-ui/react'
import { Eye, Pencil } from 'lucide-react'
import type { SharedEstateCardFragment } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { State } from '#client/ui/marks.tsx'
import { writtenDay } from '#client/ui/writing.ts'

/** The last day of what ends at that instant. */
const lastDay = (end: string) => writtenDay(new Date(Date.parse(end) - 1).toISOString())

/** Who shares an estate with its guest, how much of it, and until when. */
export function SharedWords({
  guestLevel,
  sharedBy,
  sharedUntil,
}: Pick<SharedEstateCardFragment, 'guestLevel' | 'sharedBy' | 'sharedUntil'>) {
  const text = useText()
  const said = [
    sharedBy && text('estates.shared.by', { name: sharedBy }),
    sharedUntil && text('estates.shared.until', { day: lastDay(sharedUntil) }),
  ].filter(Boolean)
  return (
    <chakra.div display="grid" gap="2" justifyItems="start">
      <State icon={guestLevel === 'edit' ? Pencil : Eye} tone="info">
        <Text id={guestLevel === 'edit' ? 'estates.rights.change' : 'estates.rights.read'} />
      </State>
      {said.length > 0 && (
        <chakra.p textStyle="meta" color="muted" _firstLetter={{ textTransform: 'uppercase' }}>
          {said.join(' · ')}
        </chakra.p>
      )}
    </chakra.div>
  )
}
