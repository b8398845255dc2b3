import { chakra } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import { Text } from '#client/messages/Text.tsx'
import { asPriority, priorityIcon } from './looks.ts'

/** How much it hurries: icon and word. */
export const PriorityMark = ({ priority }: { priority: number }) => (
  <chakra.span display="inline-flex" alignItems="center" gap="1" whiteSpace="nowrap">
    <Sign icon={priorityIcon(priority)} />
    <Text id={`maintenance.priority.${asPriority(priority)}`} />
  </chakra.span>
)

const Sign = ({ icon: Icon }: { icon: LucideIcon }) => <Icon size={14} aria-hidden />
