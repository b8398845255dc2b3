import { useIdentity } from '#client/access/identity.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useMay } from '#client/access/useMay.ts'
import { useNewest } from '#client/data/useNewest.ts'
import { useSend } from '#client/data/useSend.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { doneChanges } from '#client/estates/findings/planChanges.ts'
import { type ChangeDoneTaskInput, type DoneTaskQuery, useDoneTaskQuery } from '#client/generated/graphql.ts'
import { ChangeDoneTaskDocument } from '#client/generated/operations/ChangeDoneTask.ts'
import { DoneTaskDocument } from '#client/generated/operations/DoneTask.ts'

export type DoneTask = NonNullable<DoneTaskQuery['archivedTask']>
export type Correction = Omit<ChangeDoneTaskInput, 'estateId' | 'occurrenceId' | 'version'>

/** What only the people of an estate are told of a time that was done; nothing is asked by a link. */
export function useDoneTask(taskId: string): DoneTask | undefined {
  const { estateId, isPublic } = useEstatePlace()
  return useDoneTaskQuery({ variables: { estateId, taskId }, skip: isPublic, ...screenQuery }).data?.archivedTask ?? undefined
}

/** Whoever changes the plan corrects what was done of it. */
export function useMayCorrect() {
  const { estateId } = useEstatePlace()
  const may = useMay(estateId)
  return useIdentity()?.features['maintenancePlan'] === true && may('update', 'maintenance-plan')
}

export function useCorrection() {
  const { estateId } = useEstatePlace()
  const send = useSend()
  const readNewest = useNewest()
  return {
    correct: (occurrenceId: string, version: number, said: Correction) =>
      send({ mutation: ChangeDoneTaskDocument, variables: { input: { estateId, occurrenceId, version, ...said } } }, doneChanges),
    newest: async (taskId: string) => (await readNewest(DoneTaskDocument, { estateId, taskId }))?.archivedTask ?? undefined,
  }
}
