import { useEstateFrameQuery } from '#client/generated/graphql.ts'
import { DeniedState } from '#client/ui/states.tsx'
import { useEstatePlace } from './estatePlace.ts'
import { WhoCanGrant } from './WhoCanGrant.tsx'

/** What of this estate is closed to the viewer, and who can open it. */
export function DeniedHere() {
  const { estateId } = useEstatePlace()
  // Every screen of an estate brings this along.
  const { data } = useEstateFrameQuery({ variables: { estateId }, fetchPolicy: 'cache-only', nextFetchPolicy: 'cache-only' })
  return (
    <DeniedState>
      <WhoCanGrant owner={data?.estate?.contactName} />
    </DeniedState>
  )
}
