import { useSend } from '#client/data/useSend.ts'
import {
  type BudgetPartsFragment,
  LockProjectBudgetDocument,
  SaveProjectBudgetDocument,
  type SaveProjectBudgetInput,
} from '#client/generated/graphql.ts'

export type Budget = BudgetPartsFragment

/** What is done with a budget. */
export function useBudget(projectId: string) {
  const send = useSend()
  return {
    save: (input: Omit<SaveProjectBudgetInput, 'projectId'>) =>
      send({ mutation: SaveProjectBudgetDocument, variables: { input: { projectId, ...input } } }),
    lock: (action: 'lock' | 'unlock') => send({ mutation: LockProjectBudgetDocument, variables: { input: { projectId, action } } }),
  }
}
