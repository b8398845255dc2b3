import { chakra } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { asPriority, priorityIcon } from './looks.ts'

/** How much it hurries: icon and word. */
export function PriorityMark({ priority }: { priority: number }) {
  const Icon = priorityIcon(priority)
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1" whiteSpace="nowrap">
      <Icon size={14} aria-hidden />
      <Text id={`maintenance.priority.${asPriority(priority)}`} />
    </chakra.span>
  )
}
