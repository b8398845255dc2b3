import type { GraphqlApi } from '#server/kernel/api.ts'
import { maintenanceReminder } from './maintenanceReminder.entity.ts'

export const graphql: GraphqlApi = { entities: [maintenanceReminder] }
