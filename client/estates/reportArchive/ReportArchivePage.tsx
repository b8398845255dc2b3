import { Button, chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useMay } from '#client/access/useMay.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
import { WhoCanGrant } from '#client/estates/estate/WhoCanGrant.tsx'
import { Text } from '#client/messages/Text.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { Loading, SkeletonLine, SkeletonRows } from '#client/ui/skeletons.tsx'
import { DeniedState } from '#client/ui/states.tsx'
import { NoReports } from './NoReports.tsx'
import { ReportList } from './ReportList.tsx'
import { useOpenReport } from './useOpenReport.ts'
import { useReportArchive } from './useReportArchive.ts'

const ReportDocumentForm = lazy(async () => ({ default: (await import('./ReportDocumentForm.tsx')).ReportDocumentForm }))

export function ReportArchivePage() {
  const { estateId } = useEstatePlace()
  const { reports, error, retry, ...archive } = useReportArchive(estateId)
  const { openReport, open, close } = useOpenReport()
  const mayChange = useMay(estateId)('update', 'report-archive')

  const report = reports?.find(({ id }) => id === openReport)
  if (mayChange && (report || openReport === 'new')) {
    return (
      <EstateScreen section="reportArchive" error={error} onRetry={retry}>
        <Suspense fallback={<ReportsSkeleton />}>
          <ReportDocumentForm key={openReport} report={report} onSave={archive.save} onNewest={archive.newest} onDone={close} />
        </Suspense>
      </EstateScreen>
    )
  }

  const add = mayChange && (
    <Button variant="solid" onClick={() => open('new')}>
      <Plus aria-hidden />
      <Text id="estates.reportArchive.add" />
    </Button>
  )
  return (
    <EstateScreen section="reportArchive" error={error} onRetry={retry}>
      {archive.isClosed ? (
        <DeniedState title={<Text id="estates.reportArchive.closed" />}>
          <WhoCanGrant owner={archive.owner} />
        </DeniedState>
      ) : !reports ? (
        <ReportsSkeleton />
      ) : !reports.length ? (
        <NoReports action={add} />
      ) : (
        <Section title={<Text id="estates.section.reportArchive" />} aside={add}>
          <ReportList reports={reports} mayChange={mayChange} onEdit={open} onDelete={archive.remove} />
          {archive.hasMore && <ShowMore shown={reports.length} of={archive.totalCount} loading={archive.loading} onMore={archive.more} />}
        </Section>
      )}
    </EstateScreen>
  )
}

const ReportsSkeleton = () => (
  <Loading>
    <chakra.div minHeight="44px" marginBottom="4">
      <SkeletonLine width="120px" of="lead" />
    </chakra.div>
    <Sheet paddingBlock="2">
      <SkeletonRows count={4} media />
    </Sheet>
  </Loading>
)
