import { Button } from '@chakra-ui/react'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Text } from '#client/messages/Text.tsx'
import { EmptyState } from './states.tsx'

interface NothingFoundProps {
  title: ReactNode
  children?: ReactNode
  /** The address without what was searched for. */
  to?: string
}

/** Nothing fits what was searched for or chosen: the way back to all. */
export const NothingFound = ({ title, children, to = '?' }: NothingFoundProps) => (
  <EmptyState
    icon={SearchX}
    title={title}
    action={
      <Button asChild>
        <Link to={to} replace>
          <Text id="common.showAll" />
        </Link>
      </Button>
    }
  >
    {children}
  </EmptyState>
)
