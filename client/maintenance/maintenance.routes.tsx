import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { besides, screen, speaks } from '#client/access/screen.ts'
import { startsQuery } from '#client/access/startsQuery.ts'
import { wheelAsked } from './yearWheel/wheelAsked.ts'

const estateOf = ({ params }: LoaderFunctionArgs) => ({ estateId: params.estateId ?? '' })
const areaOf = (args: LoaderFunctionArgs) => ({ ...estateOf(args), areaId: args.params.areaId ?? '' })
const taskOf = (args: LoaderFunctionArgs) => ({ ...estateOf(args), taskId: args.params.taskId ?? '' })

const planQuery = async () => (await import('#client/generated/operations/MaintenancePlan.ts')).MaintenancePlanDocument
const areaQuery = async () => (await import('#client/generated/operations/MaintenanceArea.ts')).MaintenanceAreaDocument
const taskQuery = async () => (await import('#client/generated/operations/MaintenanceTask.ts')).MaintenanceTaskDocument
const startsFrame = startsQuery(async () => (await import('#client/generated/operations/EstateFrame.ts')).EstateFrameDocument, estateOf)
const inFrame = (route: RouteObject) => besides(startsFrame, route)

const below = 'estate/:estateId/maintenance'
const area = `${below}/plan/building/:buildingId/area/:areaId`
const planBuilding = async () => (await import('./buildings/PlanBuildingPage.tsx')).PlanBuildingPage

const reportForm = async () => (await import('./reports/ReportPage.tsx')).ReportPage
const reportChoices = async () => (await import('#client/generated/operations/ReportChoices.ts')).ReportChoicesDocument

/** Below `/private`. */
export const maintenanceRoutes: RouteObject[] = [
  speaks(
    ['maintenance.assigned'],
    screen(
      'maintenance-plans',
      async () => (await import('./assigned/AssignedPlansPage.tsx')).AssignedPlansPage,
      async () => (await import('#client/generated/operations/AssignedPlans.ts')).AssignedPlansDocument,
      ({ request }) => ({ search: new URL(request.url).searchParams.get('search') || null }),
    ),
  ),
  screen(
    'portfolio',
    async () => (await import('./portfolio/PortfolioPage.tsx')).PortfolioPage,
    async () => (await import('#client/generated/operations/Portfolio.ts')).PortfolioDocument,
    () => ({ search: null }),
  ),
  ...[
    screen(below, async () => (await import('./StartPage.tsx')).StartPage, planQuery),
    speaks(
      ['maintenance.starter'],
      screen(`${below}/plan`, async () => (await import('./plan/PlanPage.tsx')).PlanPage, planQuery),
    ),
    speaks(['estates.building'], screen(`${below}/plan/building`, planBuilding)),
    speaks(['estates.building'], screen(`${below}/plan/building/:buildingId`, planBuilding)),
    screen(area, async () => (await import('./areas/AreaPage.tsx')).AreaPage, areaQuery, areaOf),
    screen(`${area}/task`, async () => (await import('./tasks/CreateTaskPage.tsx')).CreateTaskPage, areaQuery, areaOf),
    screen(`${area}/task/:taskId`, async () => (await import('./tasks/EditTaskPage.tsx')).EditTaskPage, taskQuery, taskOf),
    screen(`${area}/listed/:taskId`, async () => (await import('./tasks/ListedTaskPage.tsx')).ListedTaskPage, taskQuery, taskOf),
    screen(
      `${below}/year-wheel`,
      async () => (await import('./yearWheel/YearWheelPage.tsx')).YearWheelPage,
      async () => (await import('#client/generated/operations/YearWheel.ts')).YearWheelDocument,
      (args) => ({ ...estateOf(args), ...wheelAsked(new URL(args.request.url).searchParams) }),
    ),
    screen(
      `${below}/economy`,
      async () => (await import('./economy/EconomyPage.tsx')).EconomyPage,
      async () => (await import('#client/generated/operations/BuildingBudgets.ts')).BuildingBudgetsDocument,
    ),
    speaks(
      ['maintenance.supplierAccess'],
      screen(
        `${below}/participants`,
        async () => (await import('./suppliers/SuppliersPage.tsx')).SuppliersPage,
        async () => (await import('#client/generated/operations/MaintenanceSuppliers.ts')).MaintenanceSuppliersDocument,
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

/** A screen's questions name what is in its own part of the path. */
function inProject(route: RouteObject): RouteObject {
  const { path, loader } = route
  const below = { ...route, path: `project/:projectId/${path}` }
  if (typeof loader !== 'function') return below
  return {
    ...below,
    loader: (args: LoaderFunctionArgs) => {
      const own = Object.entries(args.params).filter(([name]) => name !== 'projectId')
      return loader({ ...args, params: Object.fromEntries(own) }, undefined)
    },
  }
}

/** The same screens below a project, on the estate that it is about. */
export const maintenanceInProjectRoutes: RouteObject[] = maintenanceRoutes.filter(({ path }) => path?.startsWith(below)).map(inProject)
