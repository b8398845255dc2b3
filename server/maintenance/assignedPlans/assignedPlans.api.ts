import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed, sharing } from '#server/kernel/read/mapping.ts'
import { get, type Route } from '#server/kernel/rest.ts'
import { AccessLink } from '#server/sharing/accessLinks/accessLink.entity.ts'
import { ofSupplier } from '../suppliers/supplierOfLink.ts'
import { onceClaimed, ownersOf, ownTasks } from './assignedPlan.ts'
import { assignedPlans } from './assignedPlans.operations.ts'

const ofEstate = (property: 'contactName' | 'contactPhoneNumber' | 'contactEmail') =>
  computed<AccessLink>((link) => onceClaimed(link, link.estate[property]))
const ofOwnTasks = sharing<AccessLink>(ownTasks)

export const graphql: GraphqlApi = {
  Query: { assignedPlans },
  names: { AssignedPlan: AccessLink },
  types: {
    AssignedPlan: {
      addressLine1: computed<AccessLink>(({ estate }) => estate.addressLine1),
      addressLine2: computed<AccessLink>(({ estate }) => estate.addressLine2),
      owners: computed<AccessLink>(ownersOf),
      contactName: ofEstate('contactName'),
      contactPhoneNumber: ofEstate('contactPhoneNumber'),
      contactEmail: ofEstate('contactEmail'),
      trade: computed<AccessLink>((link) => ofSupplier(link, 'trade')),
      openTaskCount: ofOwnTasks('open'),
      overdueCount: ofOwnTasks('overdue'),
      nextDate: ofOwnTasks('next'),
    },
  },
}

const answer = `{ linkId: id estateId status addressLine1 addressLine2 owners contactName contactPhoneNumber contactEmail trade openTaskCount
  overdueCount nextDate requestedAt claimedAt }`

export const rest: Route[] = [
  get('/api/private/maintenance-plans/assigned-plans', assignedPlans, { answer, shape: 'page', query: { searchQuery: 'search' } }),
]
