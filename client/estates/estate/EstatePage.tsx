import { chakra } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { useMay } from '#client/access/useMay.ts'
import { ComingTasks } from '#client/estates/overview/ComingTasks.tsx'
import { Conditions } from '#client/estates/overview/Conditions.tsx'
import { Dampness } from '#client/estates/overview/Dampness.tsx'
import { EstateProjects } from '#client/estates/overview/EstateProjects.tsx'
import { FindOnEstate } from '#client/estates/overview/FindOnEstate.tsx'
import { LatestRenovations } from '#client/estates/overview/LatestRenovations.tsx'
import { NewMail } from '#client/estates/overview/NewMail.tsx'
import { useOverview } from '#client/estates/overview/useOverview.ts'
import { LatestReports } from '#client/estates/reportArchive/LatestReports.tsx'
import { fetchTexts } from '#client/messages/arriving.ts'
import { RecordRowSkeleton } from '#client/records/RecordRow.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { Loading, SkeletonLine, SkeletonRows } from '#client/ui/skeletons.tsx'
import { Contact } from './Contact.tsx'
import { useEstatePlace } from './estatePlace.ts'
import { EstateScreen } from './EstateScreen.tsx'
import { Owners } from './Owners.tsx'
import { SharedWithMe } from './SharedWithMe.tsx'
import { useEstateSummary } from './useEstateSummary.ts'

const SharedProjects = lazy(async () => ({ default: (await import('#client/estates/overview/SharedProjects.tsx')).SharedProjects }))

/** Of what a link does not show. */
const GoodToKnow = lazy(async () => {
  const [{ GoodToKnow: Card }] = await Promise.all([import('#client/estates/overview/GoodToKnow.tsx'), fetchTexts('estates.goodToKnow')])
  return { default: Card }
})

export function EstatePage() {
  const { estateId, isPublic } = useEstatePlace()
  const { estate, error, retry } = useEstateSummary(estateId)
  const { overview, isComing } = useOverview(estateId, isPublic)
  const may = useMay(estateId)
  return (
    <EstateScreen section="summary" error={error} onRetry={retry}>
      {estate ? (
        <Stack gap="5">
          <FindOnEstate />
          {overview?.comingTasks && <ComingTasks tasks={overview.comingTasks} />}
          {isComing && <ComingSkeleton />}
          <Columns>
            <Stack gap="5">
              {!isPublic && <EstateProjects estateId={estateId} />}
              {isPublic && may('read', 'projects') && (
                <Suspense fallback={null}>
                  <SharedProjects />
                </Suspense>
              )}
              {estate.reportDocuments && <LatestReports reports={estate.reportDocuments} />}
              {overview?.mailboxes?.edges.length ? (
                <NewMail mailboxes={overview.mailboxes} unseenCount={overview.unseenMailCount ?? 0} />
              ) : null}
              {!isPublic && may('read', 'moisture') && <Dampness estateId={estateId} />}
            </Stack>
            <Stack gap="5">
              {overview?.conditionCounts && <Conditions counts={overview.conditionCounts} />}
              {overview?.technicalInformation && (
                <Suspense fallback={null}>
                  <GoodToKnow facts={overview.technicalInformation} />
                </Suspense>
              )}
              {overview?.renovations.edges.length ? <LatestRenovations renovations={overview.renovations} /> : null}
              <Contact name={estate.contactName} phone={estate.contactPhoneNumber} email={estate.contactEmail} />
              {(isComing || overview?.owners) && <Owners owners={overview?.owners ?? undefined} />}
              {!isPublic && !may('read', 'history') && <SharedWithMe estateId={estateId} name={estate.addressLine1} />}
            </Stack>
          </Columns>
        </Stack>
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
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
  },
})

const ComingSkeleton = () => (
  <Loading>
    <Sheet>
      <SkeletonHeading />
      <SkeletonRows count={3} media />
    </Sheet>
  </Loading>
)

const EstatePageSkeleton = () => (
  <Loading>
    <Columns>
      <Sheet>
        <SkeletonHeading />
        {[1, 2, 3].map((row) => (
          <RecordRowSkeleton key={row} />
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
