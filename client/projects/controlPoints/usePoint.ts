import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { shownData, shownOf } from '#client/access/pagesOf.ts'
import { isStale } from '#client/access/refusal.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { readAgain } from '#client/data/changes.ts'
import { useSend } from '#client/data/useSend.ts'
import {
  ChangeControlPointDocument,
  type ChangeControlPointInput,
  type PointPartsFragment,
  ReopenControlPointDocument,
  useProjectControlPointQuery,
  VerifyControlPointDocument,
} from '#client/generated/graphql.ts'
import { useWaitingOf } from '#client/projects/waiting/waiting.ts'
import { lackingOf } from './lacking.ts'

export type Point = PointPartsFragment
export type PointChanges = Omit<ChangeControlPointInput, 'projectId' | 'controlAreaId' | 'controlPointId' | 'version'>

/** How many are done is told with the area, and with the project in its lists. */
const counted = ['ControlArea.completedPointCount', 'ControlArea.verifiedPointCount', 'ControlArea.pointCount', 'Query.projects'] as const
const filesOnly = ({ fileIds, removedFileIds, comment }: PointChanges) =>
  fileIds !== undefined || removedFileIds !== undefined || comment !== undefined

/** What is lacking is asked for there. */
const isForThePoint = (error: unknown) => isStale(error) || lackingOf(error) !== undefined

/** One point and what is done with it: one thing after the other, each on top of what came before. */
export function usePoint(variables: { projectId: string; controlAreaId: string; controlPointId: string }) {
  const query = useProjectControlPointQuery({ variables, ...screenQuery })
  const { cache } = useApolloClient()
  const send = useSend(isForThePoint)
  const point = shownData(query)?.controlPoint ?? undefined
  const newestVersion = useRef<number>(undefined)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const version = () => Math.max(newestVersion.current ?? 0, point?.version ?? 0)

  function inTurn(run: () => Promise<{ version: number }>) {
    const turn = last.current.then(run)
    last.current = turn.catch(() => undefined)
    return turn.then((changed) => {
      newestVersion.current = changed.version
    })
  }
  const sent = () => ({ ...variables, version: version() })
  const refetch = async () => {
    const reread = await query.refetch().catch(() => undefined)
    newestVersion.current = Math.max(newestVersion.current ?? 0, reread?.data?.controlPoint?.version ?? 0)
  }
  const change = (changes: PointChanges) =>
    inTurn(async () => {
      const input = { ...sent(), ...changes }
      const isCounted = changes.isCompleted != null || changes.isDisabled != null || !filesOnly(changes)
      const data = await send({ mutation: ChangeControlPointDocument, variables: { input } })
      if (isCounted) readAgain(cache, counted)
      return data.changeControlPoint
    })
  // What was on this device alone has arrived: the point is read anew, with it.
  const waits = useWaitingOf(variables.controlPointId).length
  const waited = useRef(waits)
  useEffect(() => {
    const hasArrived = waits < waited.current
    waited.current = waits
    if (!hasArrived) return
    void refetch()
    readAgain(cache, counted)
  })
  return {
    point,
    answer: shownOf(point, query),
    refetch,
    change,
    /** A picture is in nobody's way: it comes or goes whatever others have done meanwhile. */
    changeFiles: async (changes: Pick<PointChanges, 'fileIds' | 'removedFileIds'>) => {
      try {
        await change(changes)
      } catch (error) {
        if (!isStale(error)) throw error
        await refetch()
        await change(changes)
      }
    },
    reopen: () =>
      inTurn(async () => {
        const data = await send({ mutation: ReopenControlPointDocument, variables: { input: sent() } }, counted)
        return data.reopenControlPoint
      }),
    verify: (despite?: string) =>
      inTurn(async () => {
        const data = await send(
          { mutation: VerifyControlPointDocument, variables: { input: { ...sent(), ...(despite && { despite }) } } },
          counted,
        )
        return data.verifyControlPoint
      }),
  }
}
