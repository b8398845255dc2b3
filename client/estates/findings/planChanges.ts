import type { FieldName } from '#client/generated/fields.ts'

/** What is planned shows on many screens: each of them reads it again. */
export const planChanges = [
  'Query.maintenanceBuildings',
  'Query.maintenanceBuilding',
  'Query.maintenanceBuildingOptions',
  'Query.maintenanceArea',
  'Query.maintenanceTask',
  'Query.planDocuments',
  'Query.planImports',
  'Query.yearWheel',
  'Query.wheelMonth',
  'Query.comingTasks',
  'Query.buildingBudgets',
  'Query.maintenanceCosts',
  'Query.maintenanceForecast',
  'Estate.comingTasks',
  'Estate.firstSteps',
  'Query.maintenanceSuppliers',
  'Query.tasksToConfirm',
  'Query.responsibleOptions',
  'Query.archivedTasks',
  'Query.buildings',
  'Query.building',
  'Query.estateControlPoint',
  'Query.moistureMonitoring',
] as const satisfies readonly FieldName[]

/** What is done leaves what waits, and comes into the archive and the history. */
export const doneChanges = [
  ...planChanges,
  'Query.archivedTask',
  'Query.waiting',
  'Query.portfolio',
  'Query.history',
] as const satisfies readonly FieldName[]
