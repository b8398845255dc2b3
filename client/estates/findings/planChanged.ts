import type { ApolloCache } from '@apollo/client'

const reads = [
  'maintenanceBuildings',
  'maintenanceBuilding',
  'maintenanceBuildingOptions',
  'maintenanceArea',
  'maintenanceTask',
  'planDocuments',
  'yearWheel',
  'maintenanceSuppliers',
  'tasksToConfirm',
  'responsibleOptions',
  'archivedTasks',
  'buildings',
  'building',
  'estateControlPoint',
  'moistureMonitoring',
] as const

/** What is planned shows on many screens: each of them reads it again. */
export function planChanged(cache: ApolloCache) {
  for (const fieldName of reads) cache.evict({ id: 'ROOT_QUERY', fieldName })
  cache.gc()
}
