import { assignedPlansInput } from '#schema/maintenance/assignedPlans.input.ts'
import { listsPlans } from '#server/access/planList.ts'
import { query } from '#server/kernel/operation.ts'
import { containing } from '#server/kernel/read/search.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { isClaimed, searchedIn } from './assignedPlan.ts'

export const assignedPlans = query({
  name: 'assignedPlans',
  input: assignedPlansInput,
  mayBeOld: true,
  permission: listsPlans,
  rows: ({ scope, input }) =>
    scope
      .plans()
      .matching(input.isClaimed, (link, wanted) => sql`(${wanted}::boolean is null or ${isClaimed(link)} = ${wanted}::boolean)`)
      .matching(input.search, (link, search) => containing(searchedIn(link), search))
      .by((link) => [isClaimed(link), link.estate.addressLine1])
      .countedAsFound(),
})
