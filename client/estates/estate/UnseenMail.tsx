import { chakra } from '@chakra-ui/react'
import { useUnseenMailQuery } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { Count } from '#client/ui/marks.tsx'
import { useEstatePlace } from './estatePlace.ts'

/** How many documents wait in the mailboxes. Without an answer, nothing is said of them. */
export function UnseenMail() {
  const { estateId, isPublic } = useEstatePlace()
  const { data } = useUnseenMailQuery({
    variables: { estateId },
    skip: isPublic,
    context: { tell: false },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const count = data?.estate?.unseenMailCount
  if (!count) return null
  return (
    <Count tone="waiting" marginStart="auto">
      <span aria-hidden>{count}</span>
      <chakra.span srOnly>
        <Text id="estates.unseenMail" values={{ count }} />
      </chakra.span>
    </Count>
  )
}
