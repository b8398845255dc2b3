import { lazy } from 'react'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { PaperScreen } from '#client/estates/papers/PaperScreen.tsx'
import { ReportRow } from './ReportRow.tsx'
import { useReportArchive } from './useReportArchive.ts'

const ReportDocumentForm = lazy(async () => ({ default: (await import('./ReportDocumentForm.tsx')).ReportDocumentForm }))

/** The reports of an estate. */
export function ReportArchivePage() {
  const { estateId } = useEstatePlace()
  return (
    <PaperScreen
      kind="reportArchive"
      papers={useReportArchive(estateId)}
      formName="report"
      nameOf={({ customName }) => customName}
      row={ReportRow}
      form={ReportDocumentForm}
    />
  )
}
