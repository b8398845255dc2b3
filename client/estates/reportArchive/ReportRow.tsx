import { chakra } from '@chakra-ui/react'
import { ClipboardCheck, FileText, HousePlug, type LucideIcon, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { FileLink } from '#client/files/FileLink.tsx'
import { FileThumb } from '#client/files/FileRow.tsx'
import { isPicture } from '#client/files/files.ts'
import type { ReportType } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { State, type Tone } from '#client/ui/marks.tsx'
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

/** A report: what it is about, when it was made, and the paper itself. */
export const ReportRow = ({ report, actions }: { report: Report; actions?: ReactNode }) => (
  <Row>
    <chakra.div gridArea="thumb">
      <FileThumb type={report.file.type} picture={isPicture(report.file) ? `${report.file.url}?w=160` : undefined} />
    </chakra.div>
    <chakra.div gridArea="text" minWidth="0">
      <chakra.b display="block" overflowWrap="anywhere">
        {report.customName}
      </chakra.b>
      <Meta>
        <span>
          {report.reportDate ? (
            <Text id="estates.reportArchive.dated" values={{ date: writtenDay(report.reportDate) }} />
          ) : (
            <Text id="estates.reportArchive.addedOn" values={{ date: writtenDay(report.createdAt) }} />
          )}
        </span>
        <span>
          <FileLink file={report.file} preview />
        </span>
        <span>{writtenSize(report.file.size)}</span>
      </Meta>
    </chakra.div>
    <chakra.div gridArea="badge">
      <ReportTypeBadge type={report.reportType} />
    </chakra.div>
    {actions && (
      <chakra.div gridArea="actions" display="flex" marginEnd={{ base: '-3', sm: 0 }}>
        {actions}
      </chakra.div>
    )}
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
    gridTemplateAreas: { base: '"thumb text actions" ". badge badge"', sm: '"thumb text badge actions"' },
  },
})

const Meta = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    textStyle: 'meta',
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
    '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  },
})
