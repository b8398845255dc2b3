import { useSearchParams } from 'react-router-dom'
import { RecordsScreen } from '#client/estates/estate/RecordsScreen.tsx'
import type { ReportArchiveQuery } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { NothingFound } from '#client/ui/NothingFound.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { ReportFilter } from './ReportFilter.tsx'
import { ReportRow } from './ReportRow.tsx'
import { reports } from './reports.ts'
import { reportsAsked } from './reportsAsked.ts'

const ReportForm = fetched(async () => (await import('./ReportForm.tsx')).ReportForm, <RecordsSkeleton />)

/** A handful is seen at a glance. */
const few = 3

const isFiltered = ({ search, reportType, year }: ReturnType<typeof reportsAsked>) => !!(search ?? reportType ?? year)

/** The reports of an estate. */
export function ReportArchivePage() {
  const [params] = useSearchParams()
  const asked = reportsAsked(params)
  return (
    <RecordsScreen
      of={reports}
      section="reportArchive"
      row={ReportRow}
      form={ReportForm}
      asked={asked}
      filter={{ bar: FilterBar, none: isFiltered(asked) && <NoneFound /> }}
    />
  )
}

function FilterBar({ data, found }: { data: ReportArchiveQuery | undefined; found: number }) {
  const [params] = useSearchParams()
  const asked = reportsAsked(params)
  return isFiltered(asked) || found > few ? <ReportFilter asked={asked} years={yearsOf(data)} found={found} /> : null
}

const NoneFound = () => (
  <NothingFound title={<Text id="estates.reports.none" />}>
    <Text id="estates.reports.noneText" />
  </NothingFound>
)

/** From the oldest to the latest, whatever is shown now. */
function yearsOf(data: ReportArchiveQuery | undefined) {
  const [first, last] = [data?.estate?.oldestReport, data?.estate?.latestReport].map((one) => one?.edges[0]?.node)
  if (!first || !last) return []
  const [from, to] = [first, last].map(({ reportDate, createdAt }) => Number(writtenDay(reportDate ?? createdAt).slice(-4))) as [
    number,
    number,
  ]
  return Array.from({ length: to - from + 1 }, (_, index) => to - index)
}
