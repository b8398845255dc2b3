import type { RouteObject } from 'react-router-dom'
import type { Address } from '#client/access/own.ts'
import { question, screenOf } from '#client/access/screen.ts'
import { planPlace, estateOf, inFrame, inProject, withPlans } from './routePlaces.ts'
import { wheelAsked } from './yearWheel/wheelAsked.ts'

const wheelOf = (address: Address) => ({ ...estateOf(address), ...wheelAsked(address.search) })

const asksPlan = question(
  async () => (await import('#client/generated/operations/MaintenancePlan.ts')).MaintenancePlanDocument,
  (plan) => plan,
)
const asksArea = question(
  async () => (await import('#client/generated/operations/MaintenanceArea.ts')).MaintenanceAreaDocument,
  ({ maintenanceArea }) => maintenanceArea ?? undefined,
)
const asksTask = question(
  async () => (await import('#client/generated/operations/MaintenanceTask.ts')).MaintenanceTaskDocument,
  ({ maintenanceTask }) => maintenanceTask ?? undefined,
)

const area = `${planPlace}/plan/building/:buildingId/area/:areaId`

/** Below `/private`. */
export const maintenanceRoutes: RouteObject[] = [
  screenOf({
    path: 'maintenance-plans',
    asks: question(
      async () => (await import('#client/generated/operations/AssignedPlans.ts')).AssignedPlansDocument,
      (plans) => plans,
      ({ search }) => ({ search: search.get('search') || null }),
    ),
    page: async () => (await import('./assigned/AssignedPlansPage.tsx')).AssignedPlansPage,
    isFor: withPlans,
    texts: ['maintenance.assigned'],
  }),
  ...[
    screenOf({ path: planPlace, asks: asksPlan, page: async () => (await import('./StartPage.tsx')).StartPage }),
    screenOf({
      path: `${planPlace}/plan`,
      asks: asksPlan,
      page: async () => (await import('./plan/PlanPage.tsx')).PlanPage,
      texts: ['estates.condition', 'maintenance.starter'],
    }),
    screenOf({
      path: `${planPlace}/plan/import`,
      asks: question(
        async () => (await import('#client/generated/operations/LastPlanImport.ts')).LastPlanImportDocument,
        ({ planImports }) => planImports,
      ),
      page: async () => (await import('./import/ImportPage.tsx')).ImportPage,
      texts: ['maintenance.import', 'maintenance.starter'],
    }),
    screenOf({
      path: `${planPlace}/plan/building`,
      asks: question(
        async () => (await import('#client/generated/operations/MaintenanceBuildingOptions.ts')).MaintenanceBuildingOptionsDocument,
        ({ maintenanceBuildingOptions }) => maintenanceBuildingOptions,
      ),
      page: async () => (await import('./buildings/PlanBuildingPage.tsx')).AddPlanBuildingPage,
      texts: ['estates.building'],
    }),
    screenOf({
      path: `${planPlace}/plan/building/:buildingId`,
      asks: question(
        async () => (await import('#client/generated/operations/MaintenanceBuilding.ts')).MaintenanceBuildingDocument,
        ({ maintenanceBuilding }) => maintenanceBuilding ?? undefined,
      ),
      page: async () => (await import('./buildings/PlanBuildingPage.tsx')).PlanBuildingPage,
      texts: ['estates.building'],
    }),
    screenOf({
      path: area,
      asks: asksArea,
      page: async () => (await import('./areas/AreaPage.tsx')).AreaPage,
      texts: ['estates.condition', 'estates.finding'],
    }),
    screenOf({ path: `${area}/task`, asks: asksArea, page: async () => (await import('./tasks/CreateTaskPage.tsx')).CreateTaskPage }),
    screenOf({ path: `${area}/task/:taskId`, asks: asksTask, page: async () => (await import('./tasks/EditTaskPage.tsx')).EditTaskPage }),
    screenOf({
      path: `${area}/listed/:taskId`,
      asks: asksTask,
      page: async () => (await import('./tasks/ListedTaskPage.tsx')).ListedTaskPage,
    }),
    screenOf({
      path: `${planPlace}/year-wheel`,
      asks: question(
        async () => (await import('#client/generated/operations/YearWheel.ts')).YearWheelDocument,
        ({ yearWheel }) => yearWheel,
        wheelOf,
      ),
      page: async () => (await import('./yearWheel/YearWheelPage.tsx')).YearWheelPage,
    }),
    screenOf({
      path: `${planPlace}/participants`,
      asks: question(
        async () => (await import('#client/generated/operations/MaintenanceSuppliers.ts')).MaintenanceSuppliersDocument,
        ({ maintenanceSuppliers }) => maintenanceSuppliers,
      ),
      page: async () => (await import('./suppliers/SuppliersPage.tsx')).SuppliersPage,
      texts: ['errors', 'maintenance.supplier', 'maintenance.supplierAccess'],
    }),
  ].map(inFrame),
]

/** The same screens below a project, on the estate that it is about. */
export const maintenanceInProjectRoutes: RouteObject[] = maintenanceRoutes.filter(({ path }) => path?.startsWith(planPlace)).map(inProject)
