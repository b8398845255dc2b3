import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Own } from '#client/access/own.ts'
import { useAllPages } from '#client/access/useAllPages.ts'
import { useMay } from '#client/access/useMay.ts'
import { useSend } from '#client/data/useSend.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import {
  CreateMaintenanceReportDocument,
  type CreateMaintenanceReportInput,
  DeleteMaintenanceReportDocument,
  GenerateMaintenanceReportDocument,
  type MaintenanceReportsQuery,
  type ReportChoicesQuery,
  StopMaintenanceReportDocument,
  type YearlyReportLineFragment,
  type YearlyReportPartsFragment,
  UpdateMaintenanceReportDocument,
  useReportBuildingsQuery,
  useReportScenariosQuery,
} from '#client/generated/graphql.ts'
import { useMaintenancePaths } from '#client/maintenance/maintenancePaths.ts'
import { notify } from '#client/ui/notify.ts'

export type ReportLine = YearlyReportLineFragment
export type Report = YearlyReportPartsFragment
export type ReportInput = Omit<CreateMaintenanceReportInput, 'estateId' | 'reportId'>

const listed = ['Query.maintenanceReports', 'Query.maintenanceReport'] as const
/** What is made is filed in the report archive. */
const filed = [...listed, 'Estate.reportDocuments', 'Query.reportDocuments', 'Query.documentSearch'] as const
const lookEveryMs = 1000

/** What is done with the reports of an estate; while one is being made they are read again each second. */
export function useReports(estateId: string, own: Own<MaintenanceReportsQuery['maintenanceReports']>) {
  const isMaking = own.data?.edges.some(({ node }) => node.state === 'making') ?? false
  const look = useEffectEvent(own.again)
  useEffect(() => {
    if (!isMaking) return undefined
    const looking = setInterval(() => void look(), lookEveryMs)
    return () => clearInterval(looking)
  }, [isMaking])
  const send = useSend()
  return {
    make: ({ id: reportId }: ReportLine) => send({ mutation: GenerateMaintenanceReportDocument, variables: { estateId, reportId } }, filed),
    stop: ({ id: reportId }: ReportLine) => send({ mutation: StopMaintenanceReportDocument, variables: { estateId, reportId } }, listed),
    remove: ({ id: reportId }: ReportLine) =>
      send({ mutation: DeleteMaintenanceReportDocument, variables: { estateId, reportId } }, listed),
  }
}

/** Writes a report, or changes one, and leads back to the others. */
export function useSaveReport(reportId?: string) {
  const { estateId } = useEstatePlace()
  const { reports } = useMaintenancePaths()
  const navigate = useNavigate()
  const send = useSend()
  return async (said: ReportInput, version: number) => {
    const input = { estateId, ...said }
    if (reportId) await send({ mutation: UpdateMaintenanceReportDocument, variables: { input: { reportId, version, ...input } } }, listed)
    else await send({ mutation: CreateMaintenanceReportDocument, variables: { input } }, listed)
    notify.success(reportId ? 'maintenance.report.saved' : 'maintenance.report.added', { values: { title: said.title } })
    void navigate(reports, { replace: true })
  }
}

/** What else there is to choose from. Whoever may not read the plan says nothing of its buildings: the report is about them all. */
export function usePlanChoices() {
  const { estateId } = useEstatePlace()
  const readsEconomy = useMay(estateId)('read', 'maintenance-economy')
  const plan = useReportBuildingsQuery({ variables: { estateId }, context: { tell: false } })
  useAllPages(plan.data?.maintenanceBuildings, plan)
  const forecast = useReportScenariosQuery({ variables: { estateId }, skip: !readsEconomy, context: { tell: false } })
  return {
    buildings: plan.data?.maintenanceBuildings.edges.map(({ node }) => node) ?? [],
    scenarios: forecast.data?.maintenanceForecast.scenarios.filter(({ adoptedAt }) => !adoptedAt) ?? [],
  }
}
export type ReportChoices = ReportChoicesQuery & ReturnType<typeof usePlanChoices>
