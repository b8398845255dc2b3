import { shownData } from '#client/access/pagesOf.ts'
import { isStale, refusalOf } from '#client/access/refusal.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useSend } from '#client/data/useSend.ts'
import {
  ChangeControlAreaDocument,
  type ChangeControlAreaInput,
  type PointLineFragment,
  type ProjectControlAreaQuery,
  ReopenControlAreaDocument,
  useProjectControlAreaQuery,
} from '#client/generated/graphql.ts'

export type ControlArea = NonNullable<ProjectControlAreaQuery['controlArea']>
export type PointLine = PointLineFragment
type Changes = Omit<ChangeControlAreaInput, 'projectId' | 'controlAreaId' | 'version'>

/** Which points keep an area open is told on its screen, by name. */
const isForTheScreen = (error: unknown) => isStale(error) || refusalOf(error)?.code === 'controlPointListNotCompleted'
/** Lists of projects tell how far each has come. */
export const progressChanges = ['Query.projects'] as const

/** An area of a project with its points, and what is done with it as a whole. */
export function useControlArea(projectId: string, controlAreaId: string) {
  const variables = { projectId, controlAreaId }
  const asked = useProjectControlAreaQuery({ variables, ...screenQuery })
  const send = useSend(isForTheScreen)
  const shown = shownData(asked)
  const area = shown?.controlArea ?? undefined
  const refetch = () => asked.refetch().catch(() => undefined)
  return {
    project: shown?.project ?? undefined,
    asked: { data: area, error: area ? undefined : asked.error, retry: () => void refetch() },
    refetch,
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
