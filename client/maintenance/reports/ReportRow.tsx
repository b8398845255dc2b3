import { Button, chakra, Flex } from '@chakra-ui/react'
import { CircleCheck, CircleX, FileText, Hourglass, type LucideIcon, Pencil, PencilLine, Trash2, X } from 'lucide-react'
import type { ReportState } from '#client/generated/graphql.ts'
import { useMaintenancePaths } from '#client/maintenance/maintenancePaths.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import type { Rights } from '#client/records/rights.ts'
import { IconTile, ListRow } from '#client/ui/ListRow.tsx'
import { State, type Tone } from '#client/ui/marks.tsx'
import { ProgressLine } from '#client/ui/ProgressLine.tsx'
import { RowMenu } from '#client/ui/RowMenu.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import type { ReportLine } from './useReports.ts'

const looks = {
  draft: { icon: PencilLine, tone: 'neutral' },
  making: { icon: Hourglass, tone: 'info' },
  failed: { icon: CircleX, tone: 'critical' },
  noRoom: { icon: CircleX, tone: 'critical' },
  made: { icon: CircleCheck, tone: 'positive' },
} as const satisfies Record<ReportState, { icon: LucideIcon; tone: Tone }>

interface ReportRowProps {
  report: ReportLine
  may: Rights
  onMake: () => void
  onStop: () => void
  onRemove: () => void
}

/** One report: what it is about, how far it has come, and the paper or the way to it. */
export function ReportRow({ report, may, onMake, onStop, onRemove }: ReportRowProps) {
  const text = useText()
  const paths = useMaintenancePaths()
  const { id, title, reportType, fromYear, toYear, authorName, state, generatedAt, pdf } = report
  const isOpen = state !== 'making' && state !== 'made'
  const meta = [
    text(`estates.reportType.${reportType}`),
    text('maintenance.report.span', { from: String(fromYear), to: String(toYear) }),
    authorName && text('maintenance.report.by', { name: authorName }),
    generatedAt && text('maintenance.report.madeOn', { date: writtenDay(generatedAt) }),
  ]
  return (
    <ListRow
      media={<IconTile icon={FileText} palette="brand" />}
      title={title}
      meta={meta.filter(Boolean).join(' · ')}
      stacks
      value={
        <Flex gap="3" alignItems="center" flexWrap="wrap" marginTop={{ base: '1', sm: '0' }}>
          <State {...looks[state]}>
            <Text id={`maintenance.report.state.${state}`} />
          </State>
          {state === 'making' && <Way report={report} />}
          {state === 'making' && may.change && (
            <Button size="sm" onClick={onStop}>
              <X aria-hidden />
              <Text id="maintenance.report.stop" />
            </Button>
          )}
          {pdf && (
            <Button asChild size="sm">
              <a href={pdf.url} target="_blank" rel="noopener">
                <Text id="maintenance.report.open" />
              </a>
            </Button>
          )}
          {isOpen && may.change && (
            <Button size="sm" onClick={onMake}>
              <Text id={state === 'draft' ? 'maintenance.report.make' : 'maintenance.report.makeAgain'} />
            </Button>
          )}
        </Flex>
      }
      actions={
        (may.change || may.remove) && (
          <RowMenu
            label={text('maintenance.report.choicesFor', { title })}
            actions={[
              isOpen && may.change && { name: 'change', icon: Pencil, text: <Text id="maintenance.report.change" />, to: paths.report(id) },
              may.remove && { name: 'remove', icon: Trash2, text: <Text id="maintenance.report.remove" />, onSelect: onRemove },
            ]}
          />
        )
      }
    />
  )
}

/** How far it has come. */
function Way({ report: { title, progress, partsMade, partCount } }: Pick<ReportRowProps, 'report'>) {
  const text = useText()
  return (
    <Flex direction="column" gap="1">
      <ProgressLine label={text('maintenance.report.progressOf', { title })} percent={progress} width="140px" />
      <chakra.span textStyle="meta" color="muted" fontVariantNumeric="tabular-nums">
        <Text id="maintenance.report.parts" values={{ made: partsMade, count: partCount }} />
      </chakra.span>
    </Flex>
  )
}
