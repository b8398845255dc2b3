import { Eye, TriangleAlert } from 'lucide-react'
import { useText } from '#client/messages/Text.tsx'
import { NeedsAHand } from '../NeedsAHand.tsx'
import type { Operating } from './PartCard.tsx'

/** Each leads to its part below. */
export function Steps({ steps }: Pick<Operating, 'steps'>) {
  const text = useText()
  return (
    <NeedsAHand
      title={text('administration.operating.todo')}
      nothing={{ title: text('administration.operating.well'), text: text('administration.operating.wellText') }}
      matters={steps.map(({ part, fault, isUrgent }) => ({
        name: fault,
        icon: isUrgent ? TriangleAlert : Eye,
        palette: isUrgent ? 'critical' : 'neutral',
        to: `#${part}`,
        title: text(`administration.operating.fault.${fault}.title`),
        meta: text(`administration.operating.part.${part}`),
      }))}
    />
  )
}
