import { CircleCheck, Hourglass, KeyRound, type LucideIcon } from 'lucide-react'
import type { ClaimStatus } from '#client/generated/types.ts'
import { Text } from '#client/messages/Text.tsx'
import { State, type Tone } from '#client/ui/marks.tsx'

const looks: Record<ClaimStatus, { icon: LucideIcon; tone: Tone }> = {
  unclaimed: { icon: Hourglass, tone: 'caution' },
  claimed: { icon: CircleCheck, tone: 'positive' },
  claimedByDefault: { icon: KeyRound, tone: 'info' },
}

/** How far a company has come with the access that it was given. */
export const AccessState = ({ status }: { status: ClaimStatus }) => (
  <State {...looks[status]}>
    <Text id={`estates.accessState.${status}`} />
  </State>
)
