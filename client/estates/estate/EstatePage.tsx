import { chakra } from '@chakra-ui/react'
import { useMay } from '#client/access/useMay.ts'
import { PaperRowSkeleton } from '#client/estates/papers/PaperRow.tsx'
import { LatestReports } from '#client/estates/reportArchive/LatestReports.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { Loading, SkeletonLine, SkeletonRows } from '#client/ui/skeletons.tsx'
import { Contact } from './Contact.tsx'
import { useEstatePlace } from './estatePlace.ts'
import { EstateScreen } from './EstateScreen.tsx'
import { Owners, useOwners } from './Owners.tsx'
import { SharedWithMe } from './SharedWithMe.tsx'
import { useEstateSummary } from './useEstateSummary.ts'

export function EstatePage() {
  const { estateId, isPublic } = useEstatePlace()
  const { estate, error, retry } = useEstateSummary(estateId)
  const { isTold, owners } = useOwners(estateId, isPublic)
  const isOwner = useMay(estateId)('read', 'history')
  return (
    <EstateScreen section="summary" error={error} onRetry={retry}>
      {estate ? (
        <Columns>
          {estate.reportDocuments && <LatestReports reports={estate.reportDocuments} />}
          <Stack gap="5">
            <Contact name={estate.contactName} phone={estate.contactPhoneNumber} email={estate.contactEmail} />
            {isTold && <Owners owners={owners} />}
            {isTold && !isOwner && <SharedWithMe estateId={estateId} name={estate.addressLine1} />}
          </Stack>
        </Columns>
      ) : (
        <EstatePageSkeleton />
      )}
    </EstateScreen>
  )
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
  },
})

const EstatePageSkeleton = () => (
  <Loading>
    <Columns>
      <Sheet>
        <SkeletonHeading />
        {[1, 2, 3].map((row) => (
          <PaperRowSkeleton key={row} />
        ))}
      </Sheet>
      <Sheet>
        <SkeletonHeading />
        <SkeletonRows media />
      </Sheet>
    </Columns>
  </Loading>
)

const SkeletonHeading = () => (
  <chakra.div minHeight="32px" marginBottom="4">
    <SkeletonLine width="140px" of="lead" />
  </chakra.div>
)
