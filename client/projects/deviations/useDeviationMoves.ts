import { isStale, refusalOf } from '#client/access/refusal.ts'
import { useSend } from '#client/data/useSend.ts'
import {
  ChangeDeviationDocument,
  type ChangeDeviationInput,
  MoveDeviationDocument,
  type MoveDeviationInput,
  PlanDeviationDocument,
  type PlanDeviationInput,
  RaiseDeviationDocument,
  type RaiseDeviationInput,
} from '#client/generated/graphql.ts'
import { useProjectPlace } from '#client/projects/projectPlace.ts'

const listed = ['Query.deviations', 'Project.openDeviationCount', 'Query.projects'] as const
type Of<Input> = Omit<Input, 'projectId' | 'deviationId' | 'version'>
interface Seen {
  id: string
  version: number
}

/** Somebody else was first: the dialog says how it stands now. */
export const isLate = (error: unknown) => isStale(error) || refusalOf(error)?.reason === 'transition'

/** What is done with deviations. */
export function useDeviationMoves() {
  const { projectId } = useProjectPlace()
  const send = useSend()
  const sendMove = useSend(isLate)
  const seen = ({ id, version }: Seen) => ({ projectId, deviationId: id, version })
  return {
    raise: (input: Of<RaiseDeviationInput>) =>
      send({ mutation: RaiseDeviationDocument, variables: { input: { projectId, ...input } } }, listed),
    change: (deviation: Seen, input: Of<ChangeDeviationInput>) =>
      send({ mutation: ChangeDeviationDocument, variables: { input: { ...seen(deviation), ...input } } }, listed),
    move: (deviation: Seen, input: Of<MoveDeviationInput>) =>
      sendMove({ mutation: MoveDeviationDocument, variables: { input: { ...seen(deviation), ...input } } }, listed),
    plan: (deviation: Seen, input: Of<PlanDeviationInput>) =>
      sendMove({ mutation: PlanDeviationDocument, variables: { input: { ...seen(deviation), ...input } } }, [
        ...listed,
        'Query.comingTasks',
        'MaintenanceArea.tasks',
      ]),
  }
}
