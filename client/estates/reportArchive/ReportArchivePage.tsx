import { RecordsScreen } from '#client/estates/estate/RecordsScreen.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { ReportRow } from './ReportRow.tsx'
import { reports } from './reports.ts'

const ReportForm = fetched(async () => (await import('./ReportForm.tsx')).ReportForm, <RecordsSkeleton />)

/** The reports of an estate. */
export const ReportArchivePage = () => <RecordsScreen of={reports} section="reportArchive" row={ReportRow} form={ReportForm} />
