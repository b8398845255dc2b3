import { useSearchParams } from 'react-router-dom'
import type { Own } from '#client/access/own.ts'
import type { Page } from '#client/data/collection.ts'
import { RecordsScreen } from '#client/estates/estate/RecordsScreen.tsx'
import type { ReportArchiveQuery } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { NothingFound } from '#client/ui/NothingFound.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { ReportFilter } from './ReportFilter.tsx'
import { ReportRow } from './ReportRow.tsx'
import { type Report, reports } from './reports.ts'
import { reportsAsked } from './reportsAsked.ts'

const ReportForm = fetched(async () => (await import('./ReportForm.tsx')).ReportForm, <RecordsSkeleton />)

/** A handful is seen at a glance. */
const few = 3

const isFiltered = ({ search, reportType, year }: ReturnType<typeof reportsAsked>) => !!(search ?? reportType ?? year)

/** The reports of an estate. */
export function ReportArchivePage(own: Own<Page<Report>, ReportArchiveQuery>) {
  const [params] = useSearchParams()
  const filter = reportsAsked(params)
  const isChosen = isFiltered(filter)
  const count = own.data?.totalCount ?? 0
  return (
    <RecordsScreen
      of={reports}
      own={own}
      section="reportArchive"
      row={ReportRow}
      form={ReportForm}
      filter={{
        bar: (isChosen || count > few) && <ReportFilter filter={filter} years={yearsOf(own.all)} count={count} />,
        none: isChosen && <NoneFound />,
      }}
    />
  )
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
