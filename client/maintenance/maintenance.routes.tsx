import type { RouteObject } from 'react-router-dom'
import type { Address } from '#client/access/own.ts'
import { question, screen, screenOf, speaks } from '#client/access/screen.ts'
import { below, estateOf, inFrame, inProject } from './routePlaces.ts'
import { wheelAsked } from './yearWheel/wheelAsked.ts'

const areaOf = (address: Address) => ({ ...estateOf(address), areaId: address.params.areaId ?? '' })
const taskOf = (address: Address) => ({ ...estateOf(address), taskId: address.params.taskId ?? '' })

const planQuery = async () => (await import('#client/generated/operations/MaintenancePlan.ts')).MaintenancePlanDocument
const areaQuery = async () => (await import('#client/generated/operations/MaintenanceArea.ts')).MaintenanceAreaDocument
const taskQuery = async () => (await import('#client/generated/operations/MaintenanceTask.ts')).MaintenanceTaskDocument

const area = `${below}/plan/building/:buildingId/area/:areaId`
const planBuilding = async () => (await import('./buildings/PlanBuildingPage.tsx')).PlanBuildingPage

/** Below `/private`. */
export const maintenanceRoutes: RouteObject[] = [
  speaks(
    ['maintenance.assigned'],
    screen(
      'maintenance-plans',
      async () => (await import('./assigned/AssignedPlansPage.tsx')).AssignedPlansPage,
      async () => (await import('#client/generated/operations/AssignedPlans.ts')).AssignedPlansDocument,
      ({ search }) => ({ search: search.get('search') || null }),
    ),
  ),
  ...[
    screen(below, async () => (await import('./StartPage.tsx')).StartPage, planQuery),
    speaks(
      ['maintenance.starter'],
      screen(`${below}/plan`, async () => (await import('./plan/PlanPage.tsx')).PlanPage, planQuery),
    ),
    speaks(
      ['maintenance.import', 'maintenance.starter'],
      screen(
        `${below}/plan/import`,
        async () => (await import('./import/ImportPage.tsx')).ImportPage,
        async () => (await import('#client/generated/operations/LastPlanImport.ts')).LastPlanImportDocument,
      ),
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
      (address) => ({ ...estateOf(address), ...wheelAsked(address.search) }),
    ),
    screenOf({
      path: `${below}/participants`,
      asks: question(
        async () => (await import('#client/generated/operations/MaintenanceSuppliers.ts')).MaintenanceSuppliersDocument,
        ({ maintenanceSuppliers }) => maintenanceSuppliers,
      ),
      page: async () => (await import('./suppliers/SuppliersPage.tsx')).SuppliersPage,
      texts: ['maintenance.supplier', 'maintenance.supplierAccess'],
    }),
  ].map(inFrame),
]

/** The same screens below a project, on the estate that it is about. */
export const maintenanceInProjectRoutes: RouteObject[] = maintenanceRoutes.filter(({ path }) => path?.startsWith(below)).map(inProject)
