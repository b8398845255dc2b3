import { chakra, Skeleton } from '@chakra-ui/react'
import { ClipboardCheck, FileText, HousePlug, type LucideIcon, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { FileLink } from '#client/files/FileLink.tsx'
import { FileThumb } from '#client/files/FileRow.tsx'
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

interface ReportRowProps {
  report: Report
  /** What may be done with it, as buttons. */
  actions?: ReactNode
}

/** A report: what it is about, when it was made, and the paper itself. */
export const ReportRow = ({ report: { customName, reportType, reportDate, createdAt, file }, actions }: ReportRowProps) => (
  <Row>
    <FileThumb file={file} />
    <Words>
      <chakra.b display="block">{customName}</chakra.b>
      <Meta>
        <span>
          <Text
            id={reportDate ? 'estates.reportArchive.dated' : 'estates.reportArchive.addedOn'}
            values={{ date: writtenDay(reportDate ?? createdAt) }}
          />
        </span>
        <span>
          <FileLink file={file} preview />
        </span>
        <span>{writtenSize(file.size)}</span>
      </Meta>
    </Words>
    <Aside>
      <State {...looks[reportType]}>
        <Text id={`estates.reportType.${reportType}`} />
      </State>
      {actions && <chakra.div marginEnd="-3">{actions}</chakra.div>}
    </Aside>
  </Row>
)

export const ReportRowSkeleton = () => (
  <Row>
    <Skeleton width="48px" height="48px" />
    <Words>
      <SkeletonLine width="50%" />
      <SkeletonLine width="80%" of="meta" />
    </Words>
    <Aside>
      <Skeleton width="130px" height="26px" borderRadius="pill" />
    </Aside>
  </Row>
)

/** Mark, words, and what is pushed to the right; on phones that comes below the words. */
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '48px minmax(0, 1fr)', sm: '48px minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    paddingBlock: '3',
  },
})
const Words = chakra('div', { base: { minWidth: 0, overflowWrap: 'anywhere' } })
const Meta = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '3', textStyle: 'meta', color: 'muted', fontVariantNumeric: 'tabular-nums' },
})
const Aside = chakra('div', {
  base: { gridColumn: { base: 2, sm: 3 }, display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
})
