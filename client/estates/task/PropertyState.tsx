import { Button } from '@chakra-ui/react'
import { House, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Text } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { taskPath } from './taskPaths.ts'
import type { useDeliveryPlace } from './useDeliveryPlace.ts'

/** The property, or why it is not there to be shown. */
export function PropertyState({ place, children }: { place: ReturnType<typeof useDeliveryPlace>; children: ReactNode }) {
  const why = place.isNamed ? 'missing' : 'unnamed'
  const missing = (
    <EmptyState
      icon={place.isNamed ? SearchX : House}
      title={<Text id={`mailbox.task.${why}`} />}
      action={<SearchAgain isFirst={!place.isNamed} />}
    >
      <Text id={`mailbox.task.${why}Text`} />
    </EmptyState>
  )
  return (
    <Answered answer={{ ...place, data: place.property }} skeleton={<LoadingRows />} missing={missing}>
      {() => children}
    </Answered>
  )
}

export const SearchAgain = ({ isFirst = false }) => (
  <Button asChild>
    <Link to={taskPath}>
      <Text id={isFirst ? 'mailbox.task.toSearch' : 'mailbox.task.searchAgain'} />
    </Link>
  </Button>
)
