import { lazy, Suspense } from 'react'
import { useMay } from '#client/access/useMay.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import { Reports, ReportsSkeleton } from './Reports.tsx'
import { useReportArchive } from './useReportArchive.ts'

const ReportDocumentForm = lazy(async () => ({ default: (await import('./ReportDocumentForm.tsx')).ReportDocumentForm }))

/** The reports of an estate; in their place a form, while one is added or changed. */
export function ReportArchivePage() {
  const { estateId } = useEstatePlace()
  const archive = useReportArchive(estateId)
  const mayChange = useMay(estateId)('update', 'report-archive')
  const { opened, open, close } = useOpenForm('report')

  const report = archive.reports?.find(({ id }) => id === opened)
  const isFormOpen = mayChange && archive.reports && (report || opened === 'new')
  return (
    <EstateScreen section="reportArchive" error={archive.error} onRetry={archive.retry}>
      {isFormOpen ? (
        <Suspense fallback={<ReportsSkeleton />}>
          <ReportDocumentForm key={opened} report={report} onSave={archive.save} onNewest={archive.newest} onDone={close} />
        </Suspense>
      ) : (
        <Reports archive={archive} mayChange={mayChange} onOpen={open} />
      )}
    </EstateScreen>
  )
}
