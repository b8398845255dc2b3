import { shownData, shownOf } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useNewest } from '#client/data/useNewest.ts'
import { useSend } from '#client/data/useSend.ts'
import {
  BuildingBudgetsDocument,
  type BuildingBudgetsPartsFragment,
  type BudgetYearPartsFragment,
  type CostDivision,
  SaveBuildingBudgetsDocument,
  type SaveBuildingBudgetsInput,
  useBuildingBudgetsQuery,
  useMaintenanceCostsQuery,
} from '#client/generated/graphql.ts'

export type Budgets = BuildingBudgetsPartsFragment
export type BudgetYear = BudgetYearPartsFragment
export type Figure = 'planned' | 'amount' | 'ordered' | 'actual'

/** What the maintenance of an estate may cost, and does, and what is done with its budget. */
export function useEconomy(estateId: string) {
  const asked = useBuildingBudgetsQuery({ variables: { estateId }, ...screenQuery })
  const send = useSend()
  const readNewest = useNewest()
  const budgets = shownData(asked)?.buildingBudgets
  const save = (input: Omit<SaveBuildingBudgetsInput, 'estateId'>) =>
    send({ mutation: SaveBuildingBudgetsDocument, variables: { input: { estateId, ...input } } })
  return {
    budgets,
    error: budgets ? undefined : asked.error,
    retry: () => void asked.refetch().catch(() => undefined),
    save,
    turn: (action: 'lock' | 'unlock') => save({ action }),
    newest: async () => (await readNewest(BuildingBudgetsDocument, { estateId }))?.buildingBudgets,
  }
}

/** The same costs told by something else than buildings. */
export function useCosts(estateId: string, by: CostDivision, { skip = false } = {}) {
  const asked = useMaintenanceCostsQuery({ variables: { estateId, by }, ...screenQuery, skip })
  const costs = shownData(asked)?.maintenanceCosts
  return shownOf(costs, asked)
}

/** What has no building, where there is something of it. */
export const hasOthers = ({ others }: Budgets) => others.some(({ ordered, actual }) => ordered || actual)
