import { CalendarCheck, Circle, CircleCheck, type LucideIcon, ScanEye, Wrench } from 'lucide-react'
import { Text } from '#client/messages/Text.tsx'
import { State, type Tone } from '#client/ui/marks.tsx'
import type { DeviationStatus } from '#schema/projects/deviationStates.ts'

const looks: Readonly<Record<DeviationStatus, { icon: LucideIcon; tone: Tone }>> = {
  open: { icon: Circle, tone: 'neutral' },
  inWork: { icon: Wrench, tone: 'caution' },
  mended: { icon: ScanEye, tone: 'info' },
  confirmed: { icon: CircleCheck, tone: 'positive' },
  moved: { icon: CalendarCheck, tone: 'info' },
}

/** How far it has come; what waits for the reader stands out. */
export function DeviationState({ deviation: { status, awaitsMe } }: { deviation: { status: DeviationStatus; awaitsMe: boolean } }) {
  const { icon, tone } = looks[status]
  const isForMe = awaitsMe && status === 'mended'
  return (
    <State icon={icon} tone={isForMe ? 'accent' : tone}>
      <Text id={isForMe ? 'deviations.confirmIt' : `deviations.status.${status}`} />
    </State>
  )
}
