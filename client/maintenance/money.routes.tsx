import type { RouteObject } from 'react-router-dom'
import { besides, question, screenOf } from '#client/access/screen.ts'
import { startsQuery } from '#client/access/startsQuery.ts'
import { planPlace, estateOf, inFrame, inProject, withPlans } from './routePlaces.ts'

const choices = async () => (await import('#client/generated/operations/ReportChoices.ts')).ReportChoicesDocument

/** Below `/private`: what a plan costs, and what is reported of it. */
export const moneyRoutes: RouteObject[] = [
  screenOf({
    path: 'portfolio',
    asks: question(
      async () => (await import('#client/generated/operations/Portfolio.ts')).PortfolioDocument,
      ({ portfolio }) => portfolio,
      () => ({ search: null }),
    ),
    page: async () => (await import('./portfolio/PortfolioPage.tsx')).PortfolioPage,
    isFor: withPlans,
    texts: ['maintenance.assigned', 'maintenance.economy', 'maintenance.portfolio'],
  }),
  ...[
    screenOf({
      path: `${planPlace}/economy`,
      asks: question(
        async () => (await import('#client/generated/operations/BuildingBudgets.ts')).BuildingBudgetsDocument,
        ({ buildingBudgets }) => buildingBudgets,
      ),
      page: async () => (await import('./economy/EconomyPage.tsx')).EconomyPage,
      texts: ['maintenance.economy', 'maintenance.forecast', 'maintenance.scenario'],
    }),
    screenOf({
      path: `${planPlace}/reports`,
      asks: question(
        async () => (await import('#client/generated/operations/MaintenanceReports.ts')).MaintenanceReportsDocument,
        ({ maintenanceReports }) => maintenanceReports,
      ),
      page: async () => (await import('./reports/ReportsPage.tsx')).ReportsPage,
      texts: ['maintenance.report'],
    }),
    screenOf({
      path: `${planPlace}/reports/create`,
      asks: question(choices, (choices) => choices),
      page: async () => (await import('./reports/ReportPage.tsx')).NewReportPage,
      texts: ['maintenance.report'],
    }),
    besides(
      startsQuery(choices, estateOf),
      screenOf({
        path: `${planPlace}/reports/modify/:reportId`,
        asks: question(
          async () => (await import('#client/generated/operations/MaintenanceReport.ts')).MaintenanceReportDocument,
          ({ maintenanceReport }) => maintenanceReport ?? undefined,
        ),
        page: async () => (await import('./reports/ReportPage.tsx')).ReportPage,
        texts: ['maintenance.report'],
      }),
    ),
  ].map(inFrame),
]

/** The same screens below a project, on the estate that it is about. */
export const moneyInProjectRoutes: RouteObject[] = moneyRoutes.filter(({ path }) => path?.startsWith(planPlace)).map(inProject)
