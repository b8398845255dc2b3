import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { get, type Route } from '#server/kernel/rest.ts'
import { AccessLink } from '#server/sharing/accessLinks/accessLink.entity.ts'
import { isOverdue } from '../tasks/overdue.ts'
import { ofOwnTasks, onceClaimed, ownersOf } from './assignedPlan.ts'
import { assignedPlans } from './assignedPlans.operations.ts'

const ofEstate = (property: 'contactName' | 'contactPhoneNumber' | 'contactEmail') =>
  computed<AccessLink>((link) => onceClaimed(link, link.estate[property]))

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
      trade: computed<AccessLink>(({ supplier }) => supplier.trade),
      openTaskCount: computed<AccessLink>((link) => ofOwnTasks(link, sql`count(*)::int`)),
      overdueCount: computed<AccessLink>((link) => ofOwnTasks(link, sql`count(*) filter (where ${isOverdue})::int`)),
      nextDate: computed<AccessLink>((link) => ofOwnTasks(link, sql`min(t.next_date)`)),
    },
  },
}

const answer = `{ linkId: id estateId status addressLine1 addressLine2 owners contactName contactPhoneNumber contactEmail trade openTaskCount
  overdueCount nextDate requestedAt claimedAt }`

export const rest: Route[] = [
  get('/api/private/maintenance-plans/assigned-plans', assignedPlans, { answer, shape: 'page', query: { searchQuery: 'search' } }),
]
