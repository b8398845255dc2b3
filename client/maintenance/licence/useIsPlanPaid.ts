import { useIdentity } from '#client/access/identity.ts'
import { usePlanPaidQuery } from '#client/generated/graphql.ts'
import { isUnlocked } from '#schema/access/plans.ts'

/** Whether the plan may be changed as far as licences go: one of one's own counts, and that of any owner. Until it is known it may. */
export function useIsPlanPaid(estateId: string) {
  const { licences = [], companyId } = useIdentity() ?? {}
  const holds = isUnlocked(licences, companyId ? 'assignedMaintenancePlans' : 'maintenancePlan')
  const { data } = usePlanPaidQuery({ variables: { estateId }, skip: holds, context: { tell: false } })
  return holds || data?.estate?.isPlanPaid !== false
}
