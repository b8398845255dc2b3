import type { ApolloCache } from '@apollo/client'

const reads = [
  'maintenanceBuildings',
  'maintenanceBuilding',
  'maintenanceBuildingOptions',
  'maintenanceArea',
  'maintenanceTask',
  'planDocuments',
  'yearWheel',
  'wheelMonth',
  'comingTasks',
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

/** What was found is looked at again: whether its task still stands is read anew. */
export const lookedAt = (__typename: 'BuildingPart' | 'EstateControlPoint', id: string) => (cache: ApolloCache) => {
  cache.evict({ id: cache.identify({ __typename, id }), fieldName: 'task' })
}
