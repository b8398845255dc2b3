import { screenQuery } from '#client/access/screenQuery.tsx'
import { useMay } from '#client/access/useMay.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateShell } from '#client/estates/estate/EstateShell.tsx'
import { useEstateFrameQuery } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { ClaimSection } from '#client/sharing/claims/ClaimSection.tsx'
import { GuestSection } from '#client/sharing/guests/GuestSection.tsx'
import { PublicLinkSection } from '#client/sharing/publicLinks/PublicLinkSection.tsx'
import { SupportSection } from '#client/sharing/viewers/SupportSection.tsx'
import { ViewerSection } from '#client/sharing/viewers/ViewerSection.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { Loading, SkeletonRows } from '#client/ui/skeletons.tsx'
import { DeniedState } from '#client/ui/states.tsx'

/** Who is let in to an estate, each way in a section of its own. */
export function AccessManagementPage() {
  const { estateId } = useEstatePlace()
  const { data, error, refetch } = useEstateFrameQuery({ variables: { estateId }, ...screenQuery })
  const isTheirs = useMay(estateId)('read', 'access-management')
  return (
    <EstateShell section="accessManagement" error={data?.estate ? undefined : error} onRetry={() => void refetch().catch(() => undefined)}>
      {!data?.estate ? (
        <Loading>
          <Sheet>
            <SkeletonRows count={3} media />
          </Sheet>
        </Loading>
      ) : isTheirs ? (
        <Stack gap="10">
          <ClaimSection estateId={estateId} />
          <ViewerSection estateId={estateId} />
          <GuestSection estateId={estateId} />
          <PublicLinkSection estateId={estateId} />
          <SupportSection estateId={estateId} />
        </Stack>
      ) : (
        <DeniedState>
          <Text id="sharing.accessManagement.ownersOnly" />
        </DeniedState>
      )}
    </EstateShell>
  )
}
