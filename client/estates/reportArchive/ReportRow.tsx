import { chakra, Skeleton } from '@chakra-ui/react'
import { ClipboardCheck, FileText, HousePlug, type LucideIcon, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { FileLink } from '#client/files/FileLink.tsx'
import { FileThumb } from '#client/files/FileRow.tsx'
import { isPicture } from '#client/files/files.ts'
import type { ReportType } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { State, type Tone } from '#client/ui/marks.tsx'
import { SkeletonLine } from '#client/ui/skeletons.tsx'
import { writtenDay, writtenSize } from '#client/ui/writing.ts'
import type { Report } from './useReportArchive.ts'

const looks: Record<ReportType, { icon: LucideIcon; tone: Tone }> = {
  conditionReport: { icon: ClipboardCheck, tone: 'info' },
  damageReport: { icon: HousePlug, tone: 'caution' },
  valueRate: { icon: TrendingUp, tone: 'positive' },
  otherReport: { icon: FileText, tone: 'neutral' },
}

export const ReportTypeBadge = ({ type }: { type: ReportType }) => (
  <State {...looks[type]}>
    <Text id={`estates.reportType.${type}`} />
  </State>
)

interface ReportRowProps {
  report: Report
  /** What may be done with it, as buttons. */
  actions?: ReactNode
}

/** A report: what it is about, when it was made, and the paper itself. */
export const ReportRow = ({ report: { customName, reportType, reportDate, createdAt, file }, actions }: ReportRowProps) => (
  <Row>
    <Area gridArea="thumb">
      <FileThumb type={file.type} picture={isPicture(file) ? `${file.url}?w=160` : undefined} />
    </Area>
    <Area gridArea="text">
      <chakra.b display="block">{customName}</chakra.b>
      <Meta>
        <span>
          {reportDate ? (
            <Text id="estates.reportArchive.dated" values={{ date: writtenDay(reportDate) }} />
          ) : (
            <Text id="estates.reportArchive.addedOn" values={{ date: writtenDay(createdAt) }} />
          )}
        </span>
        <span>
          <FileLink file={file} preview />
        </span>
        <span>{writtenSize(file.size)}</span>
      </Meta>
    </Area>
    <Area gridArea="badge">
      <ReportTypeBadge type={reportType} />
    </Area>
    {actions && (
      <Area gridArea="actions" display="flex" marginEnd="-3">
        {actions}
      </Area>
    )}
  </Row>
)

export const ReportRowSkeleton = () => (
  <Row>
    <Skeleton gridArea="thumb" width="48px" height="48px" />
    <Area gridArea="text">
      <SkeletonLine width="50%" />
      <SkeletonLine width="80%" of="meta" />
    </Area>
    <Skeleton gridArea="badge" width="130px" height="26px" borderRadius="pill" />
  </Row>
)

const Row = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    paddingBlock: '3',
    gridTemplateColumns: { base: '48px minmax(0, 1fr) auto', sm: '48px minmax(0, 1fr) auto auto' },
    gridTemplateAreas: { base: '"thumb text text" ". badge actions"', sm: '"thumb text badge actions"' },
    // Without actions their column would leave a gap behind.
    '&:not(:has(> :nth-of-type(4)))': { gridTemplateAreas: { sm: '"thumb text text badge"' } },
  },
})
const Area = chakra('div', { base: { minWidth: 0, overflowWrap: 'anywhere' } })

const Meta = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '3', textStyle: 'meta', color: 'muted', fontVariantNumeric: 'tabular-nums' },
})
