import type { GraphqlApi } from '#server/kernel/api.ts'
import { maintenanceSupplier } from './maintenanceSupplier.entity.ts'

export const graphql: GraphqlApi = { entities: [maintenanceSupplier] }
