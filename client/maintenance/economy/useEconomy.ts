import { shownData, shownOf } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useSend } from '#client/data/useSend.ts'
import {
  type BuildingBudgetsPartsFragment,
  type BudgetYearPartsFragment,
  type CostDivision,
  SaveBuildingBudgetsDocument,
  type SaveBuildingBudgetsInput,
  useMaintenanceCostsQuery,
} from '#client/generated/graphql.ts'

export type Budgets = BuildingBudgetsPartsFragment
export type BudgetYear = BudgetYearPartsFragment
export type Figure = 'planned' | 'amount' | 'ordered' | 'actual'

/** Saves what a budget says, or turns its lock. */
export function useSaveBudgets(estateId: string) {
  const send = useSend()
  return (input: Omit<SaveBuildingBudgetsInput, 'estateId'>) =>
    send({ mutation: SaveBuildingBudgetsDocument, variables: { input: { estateId, ...input } } })
}

/** The same costs told by something else than buildings. */
export function useCosts(estateId: string, by: CostDivision, { skip = false } = {}) {
  const query = useMaintenanceCostsQuery({ variables: { estateId, by }, ...screenQuery, skip })
  const costs = shownData(query)?.maintenanceCosts
  return shownOf(costs, query)
}

/** What has no building, where there is something of it. */
export const hasOthers = ({ others }: Budgets) => others.some(({ ordered, actual }) => ordered || actual)
