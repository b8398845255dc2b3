import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { startsQuery } from '#client/access/startsQuery.ts'
import { wheelAsked } from './yearWheel/wheelAsked.ts'

const estateOf = ({ params }: LoaderFunctionArgs) => ({ estateId: params.estateId ?? '' })
const startsFrame = startsQuery(async () => (await import('#client/generated/operations/EstateFrame.ts')).EstateFrameDocument, estateOf)
const startsPlan = startsQuery(
  async () => (await import('#client/generated/operations/MaintenancePlan.ts')).MaintenancePlanDocument,
  estateOf,
)
const startsArea = startsQuery(
  async () => (await import('#client/generated/operations/MaintenanceArea.ts')).MaintenanceAreaDocument,
  (args) => ({ ...estateOf(args), areaId: args.params.areaId ?? '' }),
)
const startsTask = startsQuery(
  async () => (await import('#client/generated/operations/MaintenanceTask.ts')).MaintenanceTaskDocument,
  (args) => ({ ...estateOf(args), taskId: args.params.taskId ?? '' }),
)
const startsWheel = startsQuery(
  async () => (await import('#client/generated/operations/YearWheel.ts')).YearWheelDocument,
  (args) => ({ ...estateOf(args), ...wheelAsked(new URL(args.request.url).searchParams) }),
)
const startsSuppliers = startsQuery(
  async () => (await import('#client/generated/operations/MaintenanceSuppliers.ts')).MaintenanceSuppliersDocument,
  estateOf,
)
const startsAssigned = startsQuery(
  async () => (await import('#client/generated/operations/AssignedPlans.ts')).AssignedPlansDocument,
  ({ request }) => ({ search: new URL(request.url).searchParams.get('search') || null }),
)
type Starts = (args: LoaderFunctionArgs) => null
const inFrame =
  (starts: Starts): Starts =>
  (args) =>
    startsFrame(args) ?? starts(args)

const below = 'estate/:estateId/maintenance'
const area = `${below}/plan/building/:buildingId/area/:areaId`

/** Below `/private`. */
export const maintenanceRoutes: RouteObject[] = [
  {
    path: 'maintenance-plans',
    loader: startsAssigned,
    lazy: async () => ({ Component: (await import('./assigned/AssignedPlansPage.tsx')).AssignedPlansPage }),
  },
  { path: below, loader: inFrame(startsPlan), lazy: async () => ({ Component: (await import('./StartPage.tsx')).StartPage }) },
  {
    path: `${below}/plan`,
    loader: inFrame(startsPlan),
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    lazy: async () => ({ Component: (await import('./plan/PlanPage.tsx')).PlanPage }),
  },
  {
    path: `${below}/plan/building`,
    loader: startsFrame,
    lazy: async () => ({ Component: (await import('./buildings/PlanBuildingPage.tsx')).PlanBuildingPage }),
  },
  {
    path: `${below}/plan/building/:buildingId`,
    loader: startsFrame,
    lazy: async () => ({ Component: (await import('./buildings/PlanBuildingPage.tsx')).PlanBuildingPage }),
  },
  { path: area, loader: inFrame(startsArea), lazy: async () => ({ Component: (await import('./areas/AreaPage.tsx')).AreaPage }) },
  {
    path: `${area}/task`,
    loader: inFrame(startsArea),
    lazy: async () => ({ Component: (await import('./tasks/CreateTaskPage.tsx')).CreateTaskPage }),
  },
  {
    path: `${area}/task/:taskId`,
    loader: inFrame(startsTask),
    lazy: async () => ({ Component: (await import('./tasks/EditTaskPage.tsx')).EditTaskPage }),
  },
  {
    path: `${area}/listed/:taskId`,
    loader: inFrame(startsTask),
    lazy: async () => ({ Component: (await import('./tasks/ListedTaskPage.tsx')).ListedTaskPage }),
  },
  {
    path: `${below}/year-wheel`,
    loader: inFrame(startsWheel),
    lazy: async () => ({ Component: (await import('./yearWheel/YearWheelPage.tsx')).YearWheelPage }),
  },
  {
    path: `${below}/participants`,
    loader: inFrame(startsSuppliers),
    lazy: async () => ({ Component: (await import('./suppliers/SuppliersPage.tsx')).SuppliersPage }),
  },
]
