import { Button } from '@chakra-ui/react'
import { House, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Text } from '#client/messages/Text.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { EmptyState, ErrorState } from '#client/ui/states.tsx'
import { taskPath } from './taskPaths.ts'
import type { useDeliveryPlace } from './useDeliveryPlace.ts'

/** The property, or why it is not there to be shown. */
export function PropertyState({ found, children }: { found: ReturnType<typeof useDeliveryPlace>; children: ReactNode }) {
  if (found.error) return <ErrorState onRetry={found.retry} />
  if (found.isMissing) {
    const why = found.isNamed ? 'missing' : 'unnamed'
    return (
      <EmptyState
        icon={found.isNamed ? SearchX : House}
        title={<Text id={`mailbox.task.${why}`} />}
        action={<SearchAgain isFirst={!found.isNamed} />}
      >
        <Text id={`mailbox.task.${why}Text`} />
      </EmptyState>
    )
  }
  if (!found.property) return <LoadingRows />
  return children
}

export const SearchAgain = ({ isFirst = false }) => (
  <Button asChild>
    <Link to={taskPath}>
      <Text id={isFirst ? 'mailbox.task.toSearch' : 'mailbox.task.searchAgain'} />
    </Link>
  </Button>
)
