import type { Own } from '#client/access/own.ts'
import { shownData, shownOf } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { useRights } from '#client/estates/estate/useRights.ts'
import { type ReportChoicesQuery, useReportChoicesQuery } from '#client/generated/graphql.ts'
import { useMaintenancePaths } from '#client/maintenance/maintenancePaths.ts'
import { PlanScreen } from '#client/maintenance/PlanScreen.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { DeniedState } from '#client/ui/states.tsx'
import { type Report, usePlanChoices, useSaveReport } from './useReports.ts'

const ReportForm = fetched(async () => (await import('./ReportForm.tsx')).ReportForm)

/** Writes a report. */
export function NewReportPage(own: Own<ReportChoicesQuery>) {
  const may = useRights('maintenance-reports')
  const ofPlan = usePlanChoices()
  const save = useSaveReport()
  const { reports: back } = useMaintenancePaths()
  const text = useText()
  return (
    <PlanScreen
      own={own}
      section="reports"
      subscreen={{ title: text('maintenance.report.addTitle'), back }}
      skeleton={<ReportForm.Skeleton />}
      may={may.add}
    >
      {(choices) => <ReportForm choices={{ ...choices, ...ofPlan }} back={back} onSave={save} />}
    </PlanScreen>
  )
}

/** Changes a report that is not made yet. */
export function ReportPage(own: Own<Report>) {
  const { estateId } = useEstatePlace()
  const may = useRights('maintenance-reports')
  const choicesQuery = useReportChoicesQuery({ variables: { estateId }, ...screenQuery })
  const ofPlan = usePlanChoices()
  const save = useSaveReport(own.variables['reportId'])
  const { reports: back } = useMaintenancePaths()
  const text = useText()
  const isFrozen = own.data?.state === 'made' || own.data?.state === 'making'
  return (
    <PlanScreen
      own={own}
      section="reports"
      subscreen={{ title: text('maintenance.report.changeTitle'), back }}
      skeleton={<ReportForm.Skeleton />}
      may={may.change || isFrozen}
    >
      {(report) =>
        isFrozen ? (
          <DeniedState title={report.title}>
            <Text id="maintenance.report.frozen" />
          </DeniedState>
        ) : (
          <Answered answer={shownOf(shownData(choicesQuery), choicesQuery)} skeleton={<ReportForm.Skeleton />}>
            {(choices) => (
              <ReportForm
                key={report.id}
                report={report}
                choices={{ ...choices, ...ofPlan }}
                back={back}
                onSave={save}
                onNewest={own.newest}
              />
            )}
          </Answered>
        )
      }
    </PlanScreen>
  )
}
