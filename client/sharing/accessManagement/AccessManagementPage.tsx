import type { Own } from '#client/access/own.ts'
import { useMay } from '#client/access/useMay.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
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
export function AccessManagementPage(own: Own<object>) {
  const { estateId } = useEstatePlace()
  const isTheirs = useMay(estateId)('read', 'access-management')
  return (
    <EstateScreen own={own} section="accessManagement" skeleton={<SectionsSkeleton />}>
      {() =>
        isTheirs ? (
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
        )
      }
    </EstateScreen>
  )
}

const SectionsSkeleton = () => (
  <Loading>
    <Sheet>
      <SkeletonRows count={3} media />
    </Sheet>
  </Loading>
)
