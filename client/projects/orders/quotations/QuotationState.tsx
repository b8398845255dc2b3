import { CircleCheck, CircleDashed, CircleX, type LucideIcon, Wallet } from 'lucide-react'
import { Text } from '#client/messages/Text.tsx'
import { State, type Tone } from '#client/ui/marks.tsx'
import type { QuotationStatus } from '#schema/projects/quotationTypes.ts'

const looks: Record<QuotationStatus, [icon: LucideIcon, tone: Tone]> = {
  asked: [CircleDashed, 'neutral'],
  given: [Wallet, 'info'],
  declined: [CircleX, 'caution'],
  taken: [CircleCheck, 'positive'],
}

/** How far a firm has come with its price. */
export function QuotationState({ status }: { status: QuotationStatus }) {
  const [icon, tone] = looks[status]
  return (
    <State icon={icon} tone={tone}>
      <Text id={`orders.quotations.status.${status}`} />
    </State>
  )
}
