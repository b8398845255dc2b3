import { ClipboardCheck, FileText, HousePlug, type LucideIcon, TrendingUp } from 'lucide-react'
import type { PaperRowOf } from '#client/estates/papers/PaperList.tsx'
import { PaperRow } from '#client/estates/papers/PaperRow.tsx'
import { FileThumb } from '#client/files/FileRow.tsx'
import { FileWithSize } from '#client/files/FileWithSize.tsx'
import type { ReportType } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { State, type Tone } from '#client/ui/marks.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import type { Report } from './useReportArchive.ts'

const looks: Record<ReportType, { icon: LucideIcon; tone: Tone }> = {
  conditionReport: { icon: ClipboardCheck, tone: 'info' },
  damageReport: { icon: HousePlug, tone: 'caution' },
  valueRate: { icon: TrendingUp, tone: 'positive' },
  otherReport: { icon: FileText, tone: 'neutral' },
}

/** A report: what it is about, when it was made, and the paper itself. */
export const ReportRow = ({ paper: { customName, reportType, reportDate, createdAt, file }, actions }: PaperRowOf<Report>) => (
  <PaperRow
    thumb={<FileThumb file={file} />}
    name={customName}
    meta={
      <>
        <span>
          <Text
            id={reportDate ? 'estates.reportArchive.dated' : 'estates.reportArchive.addedOn'}
            values={{ date: writtenDay(reportDate ?? createdAt) }}
          />
        </span>
        <FileWithSize file={file} />
      </>
    }
    mark={
      <State {...looks[reportType]}>
        <Text id={`estates.reportType.${reportType}`} />
      </State>
    }
    actions={actions}
  />
)
