import { useApolloClient } from '@apollo/client/react'
import { useSend } from '#client/data/useSend.ts'
import { doneChanges, planChanges } from '#client/estates/findings/planChanges.ts'
import type { EstateDeletionsQueryVariables, ManyDonePartsFragment, PartyKind } from '#client/generated/graphql.ts'
import { ArchiveMaintenanceTasksDocument } from '#client/generated/operations/ArchiveMaintenanceTasks.ts'
import { AssignMaintenanceTasksDocument } from '#client/generated/operations/AssignMaintenanceTasks.ts'
import { DeleteMaintenanceTasksDocument } from '#client/generated/operations/DeleteMaintenanceTasks.ts'
import { EstateDeletionsDocument } from '#client/generated/operations/EstateDeletions.ts'
import { MoveMaintenanceTasksDocument } from '#client/generated/operations/MoveMaintenanceTasks.ts'
import { MoveMaintenanceTasksToAreaDocument } from '#client/generated/operations/MoveMaintenanceTasksToArea.ts'
import { RestoreEstateDeletionsDocument } from '#client/generated/operations/RestoreEstateDeletions.ts'
import type { TaskLine } from '#client/maintenance/useArea.ts'
import { notify } from '#client/ui/notify.ts'

type Outcome = ManyDonePartsFragment
type Did = 'archived' | 'moved' | 'placed' | 'assigned' | 'deleted'

/** So many names are read in a notice; of the others it is said how many they are. */
const mostNamed = 5
const named = (names: readonly string[]) =>
  names
    .slice(0, mostNamed)
    .map((name) => `«${name}»`)
    .join(', ')

/** Says what was done, and of what was left which and why. */
function tell(tasks: readonly TaskLine[], { done, left }: Outcome, did: Did, undo?: () => Promise<unknown>) {
  const titleOf = (id: string) => tasks.find((task) => task.id === id)?.title ?? ''
  const [first] = done
  if (first) {
    notify.success(`maintenance.several.${did}`, {
      values: { count: done.length, name: titleOf(first) },
      ...(undo && { undo: () => void undo().catch(() => undefined) }),
    })
  }
  const byReason = Map.groupBy(left, ({ reason }) => (reason === 'gone' || reason === 'noRight' ? reason : 'wrongState'))
  for (const [reason, those] of byReason) {
    const names = those.map(({ id, name }) => name ?? titleOf(id))
    notify.warning(`maintenance.several.left.${reason}`, {
      values: { names: named(names), count: those.length, more: Math.max(those.length - mostNamed, 0) },
    })
  }
}

/** Everything that is done with several tasks at once; each tells what came of it. */
export function useSeveralTasks(estateId: string) {
  const send = useSend()
  const client = useApolloClient()

  /** They are among those deleted last, page by page. */
  async function deletionsOf(ids: readonly string[]) {
    const those: string[] = []
    for (let after: string | null | undefined = null; after !== undefined && those.length < ids.length;) {
      const variables: EstateDeletionsQueryVariables = { estateId, after }
      const { data } = await client.query({ query: EstateDeletionsDocument, variables, fetchPolicy: 'network-only' })
      const page = data?.estateDeletions
      those.push(...(page?.edges ?? []).filter(({ node }) => ids.includes(node.recordId)).map(({ node }) => node.id))
      after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : undefined
    }
    return those
  }
  async function bringBack(ids: readonly string[]) {
    const input = { estateId, ids: await deletionsOf(ids) }
    const { outcome } = await send({ mutation: RestoreEstateDeletionsDocument, variables: { input } }, planChanges)
    notify.success('maintenance.several.restored', { values: { count: outcome.done.length } })
  }
  async function moveTo(times: { taskId: string; dueDate: string | null; movedTo: string }[]) {
    const { outcome } = await send({ mutation: MoveMaintenanceTasksDocument, variables: { input: { estateId, times } } }, planChanges)
    return outcome
  }
  async function placeIn(ids: string[], areaId: string) {
    const { outcome } = await send(
      { mutation: MoveMaintenanceTasksToAreaDocument, variables: { input: { estateId, ids, areaId } } },
      planChanges,
    )
    return outcome
  }
  const idsOf = (tasks: readonly TaskLine[]) => tasks.map(({ id }) => id)
  const doneAmong = (tasks: readonly TaskLine[], { done }: Outcome) => tasks.filter(({ id }) => done.includes(id))

  return {
    async archive(tasks: readonly TaskLine[], how: { doneDate: string; comment?: string | null }) {
      const times = tasks.map(({ id, nextDueDate }) => ({ taskId: id, dueDate: nextDueDate ?? null }))
      const input = { estateId, times, ...how }
      tell(tasks, (await send({ mutation: ArchiveMaintenanceTasksDocument, variables: { input } }, doneChanges)).outcome, 'archived')
    },
    async move(tasks: readonly TaskLine[], movedTo: string) {
      const timesTo = (those: readonly TaskLine[], day: (task: TaskLine) => string) =>
        those.map((task) => ({ taskId: task.id, dueDate: task.nextDueDate ?? null, movedTo: day(task) }))
      const outcome = await moveTo(timesTo(tasks, () => movedTo))
      tell(tasks, outcome, 'moved', () => moveTo(timesTo(doneAmong(tasks, outcome), ({ nextDate }) => nextDate ?? movedTo)))
    },
    async place(tasks: readonly TaskLine[], areaId: string) {
      const outcome = await placeIn(idsOf(tasks), areaId)
      const [first] = tasks
      tell(tasks, outcome, 'placed', first && (() => placeIn(idsOf(doneAmong(tasks, outcome)), first.areaId)))
    },
    async assign(tasks: readonly TaskLine[], to: { responsibleKind: PartyKind; responsibleId: string | null }) {
      const input = { estateId, ids: idsOf(tasks), ...to }
      tell(tasks, (await send({ mutation: AssignMaintenanceTasksDocument, variables: { input } }, planChanges)).outcome, 'assigned')
    },
    async remove(tasks: readonly TaskLine[]) {
      const input = { estateId, ids: idsOf(tasks) }
      const { outcome } = await send({ mutation: DeleteMaintenanceTasksDocument, variables: { input } }, planChanges)
      tell(tasks, outcome, 'deleted', () => bringBack(outcome.done))
    },
  }
}
