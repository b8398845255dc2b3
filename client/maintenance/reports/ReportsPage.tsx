import { Box, Button } from '@chakra-ui/react'
import { FileText, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Own } from '#client/access/own.ts'
import { rowsOf } from '#client/access/pagesOf.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { useRights } from '#client/estates/estate/useRights.ts'
import type { MaintenanceReportsQuery } from '#client/generated/graphql.ts'
import { useMaintenancePaths } from '#client/maintenance/maintenancePaths.ts'
import { PlanScreen } from '#client/maintenance/PlanScreen.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { AskToEnd } from '#client/ui/AskToEnd.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { notify } from '#client/ui/notify.ts'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { ReportRow } from './ReportRow.tsx'
import { type ReportLine, useReports } from './useReports.ts'

/** What a board has written of its plan for its general meetings, and what became of it. */
export function ReportsPage(own: Own<MaintenanceReportsQuery['maintenanceReports']>) {
  const { estateId } = useEstatePlace()
  const may = useRights('maintenance-reports')
  const { nodes, totalCount, hasMore, loading, more } = rowsOf(own)
  const { make, stop, remove } = useReports(estateId, own)
  const [leaving, setLeaving] = useState<ReportLine>()
  const paths = useMaintenancePaths()
  const text = useText()
  const add = may.add && (
    <Button asChild variant="solid">
      <Link to={paths.newReport}>
        <Plus aria-hidden />
        <Text id="maintenance.report.add" />
      </Link>
    </Button>
  )

  async function takeAway(report: ReportLine) {
    await remove(report)
    notify.success('maintenance.report.removed', { values: { title: report.title } })
  }
  return (
    <PlanScreen
      own={own}
      section="reports"
      subscreen={{ title: text('estates.section.reports'), back: paths.start }}
      skeleton={<LoadingRows count={3} media />}
      after={
        leaving && (
          <AskToEnd
            title={<Text id="maintenance.report.removeTitle" values={{ title: leaving.title }} />}
            text={<Text id={leaving.state === 'made' ? 'maintenance.report.removeText' : 'maintenance.report.removeDraftText'} />}
            yes={<Text id="maintenance.report.remove" />}
            onYes={() => takeAway(leaving)}
            onClose={() => setLeaving(undefined)}
          />
        )
      }
    >
      {() =>
        nodes?.length ? (
          <Section title={<Text id="maintenance.report.yours" />} aside={<Box marginStart="auto">{add}</Box>}>
            <Sheet paddingBlock="2">
              <Rows aria-label={text('maintenance.report.yours')}>
                {nodes.map((report) => (
                  <ReportRow
                    key={report.id}
                    report={report}
                    may={may}
                    onMake={() => void make(report).catch(() => undefined)}
                    onStop={() => void stop(report).catch(() => undefined)}
                    onRemove={() => setLeaving(report)}
                  />
                ))}
              </Rows>
            </Sheet>
            {hasMore && <ShowMore shown={nodes.length} of={totalCount} loading={loading} onMore={more} />}
          </Section>
        ) : (
          <EmptyState icon={FileText} title={<Text id="maintenance.report.empty.title" />} action={add}>
            <Text id={may.add ? 'maintenance.report.empty.text' : 'maintenance.report.empty.none'} />
          </EmptyState>
        )
      }
    </PlanScreen>
  )
}
