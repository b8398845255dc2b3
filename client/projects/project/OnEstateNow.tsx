import { Button } from '@chakra-ui/react'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Text } from '#client/messages/Text.tsx'
import { EmptyState } from '#client/ui/states.tsx'

interface OnEstateNowProps {
  /** The same on the property itself. */
  to: string
  leads: ReactNode
  children: ReactNode
}

/** What was completed leads nowhere into the house any more. */
export const OnEstateNow = ({ to, leads, children }: OnEstateNowProps) => (
  <EmptyState
    icon={Lock}
    title={<Text id="projects.interiorClosed" />}
    action={
      <Button asChild>
        <Link to={to}>{leads}</Link>
      </Button>
    }
  >
    {children}
  </EmptyState>
)
