import { useEffect } from 'react'
import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useAllPages } from '#client/access/useAllPages.ts'
import { useNewest } from '#client/data/useNewest.ts'
import { useSend } from '#client/data/useSend.ts'
import {
  CreateMaintenanceReportDocument,
  type CreateMaintenanceReportInput,
  DeleteMaintenanceReportDocument,
  GenerateMaintenanceReportDocument,
  MaintenanceReportDocument,
  StopMaintenanceReportDocument,
  type YearlyReportLineFragment,
  type YearlyReportPartsFragment,
  UpdateMaintenanceReportDocument,
  useMaintenanceReportQuery,
  useMaintenanceReportsQuery,
  useReportBuildingsQuery,
  useReportChoicesQuery,
  useReportScenariosQuery,
} from '#client/generated/graphql.ts'

export type ReportLine = YearlyReportLineFragment
export type Report = YearlyReportPartsFragment
export type ReportInput = Omit<CreateMaintenanceReportInput, 'estateId' | 'reportId'>

const listed = ['Query.maintenanceReports', 'Query.maintenanceReport'] as const
/** What is made is filed in the report archive. */
const filed = [...listed, 'Estate.reportDocuments', 'Query.reportDocuments', 'Query.documentSearch'] as const
const lookEveryMs = 1000

/** The reports of an estate, a page at a time; while one is being made they are read again each second. */
export function useReports(estateId: string) {
  const asked = useMaintenanceReportsQuery({ variables: { estateId }, ...screenQuery })
  const pages = pagesOf(shownData(asked)?.maintenanceReports, asked)
  const isMaking = pages.nodes?.some(({ state }) => state === 'making') ?? false
  const { startPolling, stopPolling } = asked
  useEffect(() => {
    if (!isMaking) return undefined
    startPolling(lookEveryMs)
    return stopPolling
  }, [isMaking, startPolling, stopPolling])
  const send = useSend()
  return {
    ...pages,
    make: ({ id: reportId }: ReportLine) => send({ mutation: GenerateMaintenanceReportDocument, variables: { estateId, reportId } }, filed),
    stop: ({ id: reportId }: ReportLine) => send({ mutation: StopMaintenanceReportDocument, variables: { estateId, reportId } }, listed),
    remove: ({ id: reportId }: ReportLine) =>
      send({ mutation: DeleteMaintenanceReportDocument, variables: { estateId, reportId } }, listed),
  }
}

/** One report, to be changed. */
export function useReport(estateId: string, reportId: string | undefined) {
  const variables = { estateId, reportId: reportId ?? '' }
  const asked = useMaintenanceReportQuery({ variables, skip: !reportId, ...screenQuery })
  const send = useSend()
  const readNewest = useNewest()
  const report = shownData(asked)?.maintenanceReport ?? undefined
  return {
    report,
    error: report ? undefined : asked.error,
    isMissing: !!asked.data && !asked.data.maintenanceReport && !asked.loading,
    retry: () => void asked.refetch().catch(() => undefined),
    /** As it is now; nothing where somebody has deleted it. */
    newest: async () => (await readNewest(MaintenanceReportDocument, variables))?.maintenanceReport ?? undefined,
    create: (input: ReportInput) =>
      send({ mutation: CreateMaintenanceReportDocument, variables: { input: { estateId, ...input } } }, listed),
    change: (version: number, input: ReportInput) =>
      send({ mutation: UpdateMaintenanceReportDocument, variables: { input: { ...variables, version, ...input } } }, listed),
  }
}

/** What there is to choose from. Whoever may not read the plan says nothing of its buildings: the report is about them all. */
export function useReportChoices(estateId: string, { readsEconomy }: { readsEconomy: boolean }) {
  const asked = useReportChoicesQuery({ variables: { estateId }, ...screenQuery })
  const plan = useReportBuildingsQuery({ variables: { estateId }, context: { tell: false } })
  useAllPages(plan.data?.maintenanceBuildings, plan)
  const forecast = useReportScenariosQuery({ variables: { estateId }, skip: !readsEconomy, context: { tell: false } })
  const data = shownData(asked)
  return {
    choices: data && {
      accounts: data.reportAccounts,
      papers: data.reportPapers,
      buildings: plan.data?.maintenanceBuildings.edges.map(({ node }) => node) ?? [],
      scenarios: forecast.data?.maintenanceForecast.scenarios.filter(({ adoptedAt }) => !adoptedAt) ?? [],
    },
    error: data ? undefined : asked.error,
    retry: () => void asked.refetch().catch(() => undefined),
  }
}
export type ReportChoices = NonNullable<ReturnType<typeof useReportChoices>['choices']>
