import { CircleCheck, Link2Off } from 'lucide-react'
import { Text } from '#client/messages/Text.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import type { End } from './paperLink.ts'

/** Why a link does nothing any more. */
export const Ended = ({ end }: { end: End }) => (
  <EmptyState icon={end === 'done' ? CircleCheck : Link2Off} title={<Text id={end === 'done' ? 'paperLink.allDone' : 'paperLink.over'} />}>
    <Text id={`paperLink.end.${end}`} />
  </EmptyState>
)
