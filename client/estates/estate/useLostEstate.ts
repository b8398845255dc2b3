import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { refusalOf } from '#client/access/refusal.ts'
import { readAgain } from '#client/data/changes.ts'
import { useEstateFrameQuery } from '#client/generated/graphql.ts'

/**
 * Something of an estate was not found. Whether the estate itself is still there for this viewer is asked anew, since
 * what is known of it may be from before it was taken back; the lists that told of it are read again if it was. Once
 * lost it stays so while the screen is open: what is asked again meanwhile takes no words away from who reads them.
 */
export function useLostEstate(estateId: string, isMissing: boolean) {
  const { cache } = useApolloClient()
  const query = useEstateFrameQuery({
    variables: { estateId },
    skip: !isMissing,
    fetchPolicy: 'network-only',
    context: { tell: false },
  })
  const [lost, setLost] = useState<string>()
  const isLost = lost === estateId
  if (!isLost && isMissing && refusalOf(query.error)?.code === 'entityNotFound') setLost(estateId)
  useEffect(() => {
    if (isLost) readAgain(cache, ['Query.estates', 'Query.guestEstates'])
  }, [cache, isLost])
  return { isLost, isSought: query.loading }
}
