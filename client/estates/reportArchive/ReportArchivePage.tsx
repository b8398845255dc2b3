import { Button, chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useMay } from '#client/access/useMay.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
import { WhoCanGrant } from '#client/estates/estate/WhoCanGrant.tsx'
import { Text } from '#client/messages/Text.tsx'
import { Section } from '#client/ui/Card.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { DeniedState } from '#client/ui/states.tsx'
import { NoReports } from './NoReports.tsx'
import { ReportList, ReportListSkeleton } from './ReportList.tsx'
import { useOpenReport } from './useOpenReport.ts'
import { useReportArchive } from './useReportArchive.ts'

const ReportDocumentForm = lazy(async () => ({ default: (await import('./ReportDocumentForm.tsx')).ReportDocumentForm }))

/** The reports of an estate, and the form in their place while one is added or changed. */
export function ReportArchivePage() {
  const { estateId } = useEstatePlace()
  const archive = useReportArchive(estateId)
  const mayChange = useMay(estateId)('update', 'report-archive')
  const { openReport, open, close } = useOpenReport()
  const report = archive.reports?.find(({ id }) => id === openReport)

  function content() {
    if (archive.isClosed) {
      return (
        <DeniedState title={<Text id="estates.reportArchive.closed" />}>
          <WhoCanGrant owner={archive.owner} />
        </DeniedState>
      )
    }
    if (!archive.reports) return <ReportListSkeleton />
    if (mayChange && (report || openReport === 'new')) {
      return (
        <Suspense fallback={<ReportListSkeleton />}>
          <ReportDocumentForm key={openReport} report={report} onSave={archive.save} onNewest={archive.newest} onDone={close} />
        </Suspense>
      )
    }
    const add = mayChange && <AddButton onClick={() => open('new')} />
    if (!archive.reports.length) return <NoReports action={add} />
    return (
      <Section title={<Text id="estates.section.reportArchive" />} aside={add && <chakra.span marginStart="auto">{add}</chakra.span>}>
        <ReportList reports={archive.reports} mayChange={mayChange} onEdit={open} onDelete={archive.remove} />
        {archive.hasMore && (
          <ShowMore shown={archive.reports.length} of={archive.totalCount} loading={archive.loading} onMore={archive.more} />
        )}
      </Section>
    )
  }

  return (
    <EstateScreen section="reportArchive" error={archive.error} onRetry={archive.retry}>
      {content()}
    </EstateScreen>
  )
}

const AddButton = ({ onClick }: { onClick: () => void }) => (
  <Button variant="solid" onClick={onClick}>
    <Plus aria-hidden />
    <Text id="estates.reportArchive.add" />
  </Button>
)
