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
export function PropertyState({ place, children }: { place: ReturnType<typeof useDeliveryPlace>; children: ReactNode }) {
  if (place.error) return <ErrorState onRetry={place.retry} />
  if (place.isMissing) {
    const why = place.isNamed ? 'missing' : 'unnamed'
    return (
      <EmptyState
        icon={place.isNamed ? SearchX : House}
        title={<Text id={`mailbox.task.${why}`} />}
        action={<SearchAgain isFirst={!place.isNamed} />}
      >
        <Text id={`mailbox.task.${why}Text`} />
      </EmptyState>
    )
  }
  if (!place.property) return <LoadingRows />
  return children
}

export const SearchAgain = ({ isFirst = false }) => (
  <Button asChild>
    <Link to={taskPath}>
      <Text id={isFirst ? 'mailbox.task.toSearch' : 'mailbox.task.searchAgain'} />
    </Link>
  </Button>
)
