import { useNavigate, useParams } from 'react-router-dom'
import { useMay } from '#client/access/useMay.ts'
import { DeniedHere } from '#client/estates/estate/DeniedHere.tsx'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { RecordNotFound } from '#client/estates/estate/RecordNotFound.tsx'
import { useRights } from '#client/estates/estate/useRights.ts'
import { useMaintenancePaths } from '#client/maintenance/maintenancePaths.ts'
import { PlanScreen } from '#client/maintenance/PlanScreen.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { notify } from '#client/ui/notify.ts'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { DeniedState } from '#client/ui/states.tsx'
import { ReportForm } from './ReportForm.tsx'
import { type ReportInput, useReport, useReportChoices } from './useReports.ts'

/** Writes a report, or changes one that is not made yet. */
export function ReportPage() {
  const { estateId } = useEstatePlace()
  const { reportId } = useParams()
  const may = useRights('maintenance-reports')
  const { report, error, isMissing, retry, newest, create, change } = useReport(estateId, reportId)
  const asked = useReportChoices(estateId, { readsEconomy: useMay(estateId)('read', 'maintenance-economy') })
  const { reports: back } = useMaintenancePaths()
  const navigate = useNavigate()
  const text = useText()

  async function save(input: ReportInput, version: number) {
    await (report ? change(version, input) : create(input))
    notify.success(report ? 'maintenance.report.saved' : 'maintenance.report.added', { values: { title: input.title } })
    void navigate(back, { replace: true })
  }
  function readAgain() {
    retry()
    asked.retry()
  }
  const title = text(reportId ? 'maintenance.report.changeTitle' : 'maintenance.report.addTitle')
  const isFrozen = report?.state === 'made' || report?.state === 'making'
  return (
    <PlanScreen section="reports" error={error ?? asked.error} onRetry={readAgain} below={{ title, back }}>
      {isMissing ? (
        <RecordNotFound section="reports" />
      ) : !asked.choices || (reportId && !report) ? (
        <LoadingRows count={5} />
      ) : isFrozen ? (
        <DeniedState title={report.title}>
          <Text id="maintenance.report.frozen" />
        </DeniedState>
      ) : (report ? may.change : may.add) ? (
        <ReportForm key={reportId ?? ''} report={report} choices={asked.choices} back={back} onSave={save} onNewest={newest} />
      ) : (
        <DeniedHere />
      )}
    </PlanScreen>
  )
}
