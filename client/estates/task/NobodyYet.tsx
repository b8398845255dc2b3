import { Button, Flex } from '@chakra-ui/react'
import { Hammer } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import { startsForCustomers } from '#client/estates/saveEstate/mayCreateEstates.ts'
import { Text } from '#client/messages/Text.tsx'
import { Note } from '#client/ui/Note.tsx'
import { SearchAgain } from './PropertyState.tsx'
import { useTaskPlace } from './taskPaths.ts'

/** A property that no owner has here. Whoever leads a company asks them, and begins with the work. */
export function NobodyYet() {
  const { place } = useTaskPlace()
  const starts = startsForCustomers(useIdentity())
  if (!starts || !place)
    return (
      <Note title={<Text id="mailbox.task.nobody" />} action={<SearchAgain />}>
        <Text id="mailbox.task.nobodyText" />
      </Note>
    )
  return (
    <Note
      title={<Text id="mailbox.task.nobody" />}
      action={
        <Flex gap="3" flexWrap="wrap">
          <Button variant="solid" asChild>
            <Link to={`/private/projects/new?property=${encodeURIComponent(place.key)}`}>
              <Hammer aria-hidden />
              <Text id="mailbox.task.startForCustomer" />
            </Link>
          </Button>
          <SearchAgain />
        </Flex>
      }
    >
      <Text id="mailbox.task.nobodyYetText" />
    </Note>
  )
}
