import { CircleCheck, Eye, Link2, Pencil } from 'lucide-react'
import { Text } from '#client/messages/Text.tsx'
import { State } from '#client/ui/marks.tsx'
import { useEstatePlace } from './estatePlace.ts'

/** What the viewer is to the estate, read off what they may do: only owners let others in. */
export function RightsBadge({ may }: { may: readonly string[] }) {
  const { isPublic } = useEstatePlace()
  if (isPublic) {
    return (
      <State icon={Link2} tone="info">
        <Text id="estates.rights.link" />
      </State>
    )
  }
  if (may.includes('update access-management')) {
    return (
      <State icon={CircleCheck} tone="positive">
        <Text id="estates.rights.owner" />
      </State>
    )
  }
  const mayChange = may.includes('update estate')
  return (
    <State icon={mayChange ? Pencil : Eye} tone="info">
      <Text id={mayChange ? 'estates.rights.change' : 'estates.rights.read'} />
    </State>
  )
}
