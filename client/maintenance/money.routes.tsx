import type { RouteObject } from 'react-router-dom'
import { screen, speaks } from '#client/access/screen.ts'
import { below, inFrame, inProject } from './routePlaces.ts'

const reportForm = async () => (await import('./reports/ReportPage.tsx')).ReportPage
const reportChoices = async () => (await import('#client/generated/operations/ReportChoices.ts')).ReportChoicesDocument

/** Below `/private`: what a plan costs, and what is reported of it. */
export const moneyRoutes: RouteObject[] = [
  speaks(
    ['maintenance.assigned', 'maintenance.economy', 'maintenance.portfolio'],
    screen(
      'portfolio',
      async () => (await import('./portfolio/PortfolioPage.tsx')).PortfolioPage,
      async () => (await import('#client/generated/operations/Portfolio.ts')).PortfolioDocument,
      () => ({ search: null }),
    ),
  ),
  ...[
    speaks(
      ['maintenance.economy', 'maintenance.forecast', 'maintenance.scenario'],
      screen(
        `${below}/economy`,
        async () => (await import('./economy/EconomyPage.tsx')).EconomyPage,
        async () => (await import('#client/generated/operations/BuildingBudgets.ts')).BuildingBudgetsDocument,
      ),
    ),
    speaks(
      ['maintenance.report'],
      screen(
        `${below}/reports`,
        async () => (await import('./reports/ReportsPage.tsx')).ReportsPage,
        async () => (await import('#client/generated/operations/MaintenanceReports.ts')).MaintenanceReportsDocument,
      ),
    ),
    speaks(['maintenance.report'], screen(`${below}/reports/create`, reportForm, reportChoices)),
    speaks(['maintenance.report'], screen(`${below}/reports/modify/:reportId`, reportForm, reportChoices)),
  ].map(inFrame),
]

/** The same screens below a project, on the estate that it is about. */
export const moneyInProjectRoutes: RouteObject[] = moneyRoutes.filter(({ path }) => path?.startsWith(below)).map(inProject)
