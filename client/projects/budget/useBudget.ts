import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useNewest } from '#client/data/useNewest.ts'
import { useSend } from '#client/data/useSend.ts'
import {
  type BudgetPartsFragment,
  LockProjectBudgetDocument,
  ProjectBudgetDocument,
  SaveProjectBudgetDocument,
  type SaveProjectBudgetInput,
  useProjectBudgetQuery,
} from '#client/generated/graphql.ts'

export type Budget = BudgetPartsFragment

/** What a project is thought to cost, and what is done with it. */
export function useBudget(projectId: string) {
  const asked = useProjectBudgetQuery({ variables: { projectId }, ...screenQuery })
  const send = useSend()
  const readNewest = useNewest()
  const shown = shownData(asked)
  const budget = shown?.projectBudget
  return {
    project: shown?.project ?? undefined,
    asked: {
      data: budget,
      error: budget === undefined ? asked.error : undefined,
      retry: () => void asked.refetch().catch(() => undefined),
    },
    newest: async () => (await readNewest(ProjectBudgetDocument, { projectId }))?.projectBudget ?? undefined,
    save: (input: Omit<SaveProjectBudgetInput, 'projectId'>) =>
      send({ mutation: SaveProjectBudgetDocument, variables: { input: { projectId, ...input } } }),
    lock: (action: 'lock' | 'unlock') => send({ mutation: LockProjectBudgetDocument, variables: { input: { projectId, action } } }),
  }
}
