import { ClipboardCheck, FileText, HousePlug, type LucideIcon, TrendingUp } from 'lucide-react'
import { FileThumb } from '#client/files/FileRow.tsx'
import { FileWithSize } from '#client/files/FileWithSize.tsx'
import type { ReportType } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { RecordRow } from '#client/records/RecordRow.tsx'
import type { RowOf } from '#client/records/Records.tsx'
import { State, type Tone } from '#client/ui/marks.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import type { Report } from './reports.ts'

const looks: Record<ReportType, { icon: LucideIcon; tone: Tone }> = {
  conditionReport: { icon: ClipboardCheck, tone: 'info' },
  damageReport: { icon: HousePlug, tone: 'caution' },
  valueRate: { icon: TrendingUp, tone: 'positive' },
  otherReport: { icon: FileText, tone: 'neutral' },
}

/** A report: what it is about, when it was made, and the paper itself. */
export const ReportRow = ({ record: { customName, reportType, reportDate, createdAt, file }, actions }: RowOf<Report>) => (
  <RecordRow
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
