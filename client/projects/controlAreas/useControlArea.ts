import type { Own } from '#client/access/own.ts'
import { isStale, refusalOf } from '#client/access/refusal.ts'
import { useSend } from '#client/data/useSend.ts'
import {
  ChangeControlAreaDocument,
  type ChangeControlAreaInput,
  type PointLineFragment,
  type ProjectControlAreaQuery,
  ReopenControlAreaDocument,
} from '#client/generated/graphql.ts'

export type ControlArea = NonNullable<ProjectControlAreaQuery['controlArea']>
export type PointLine = PointLineFragment
type Changes = Omit<ChangeControlAreaInput, 'projectId' | 'controlAreaId' | 'version'>

/** Which points keep an area open is told on its screen, by name. */
const isForTheScreen = (error: unknown) => isStale(error) || refusalOf(error)?.code === 'controlPointListNotCompleted'
/** Lists of projects tell how far each has come. */
export const progressChanges = ['Query.projects'] as const

/** What is done with an area of a project as a whole. */
export function useControlArea(projectId: string, controlAreaId: string, { data: area, again }: Own<ControlArea>) {
  const variables = { projectId, controlAreaId }
  const send = useSend(isForTheScreen)
  return {
    again,
    change: (changes: Changes) =>
      send(
        { mutation: ChangeControlAreaDocument, variables: { input: { ...variables, version: area?.version, ...changes } } },
        progressChanges,
      ),
    reopen: () =>
      send({ mutation: ReopenControlAreaDocument, variables: { input: { ...variables, version: area?.version } } }, progressChanges),
  }
}

/** What still keeps the area from being completed: it is open, or nobody else has looked it over. */
export const isLeft = ({ isDisabled, isCompleted, isVerified }: PointLine, needsVerification: boolean) =>
  !isDisabled && (!isCompleted || (needsVerification && !isVerified))
