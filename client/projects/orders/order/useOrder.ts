import { useRef } from 'react'
import type { Own } from '#client/access/own.ts'
import { shownData } from '#client/access/pagesOf.ts'
import { isStale, refusalOf } from '#client/access/refusal.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useSend } from '#client/data/useSend.ts'
import {
  ApproveOrderDocument,
  CommentOnOrderDocument,
  DeleteOrderDocument,
  MoveOrderDocument,
  type OrderPartsFragment,
  RejectOrderDocument,
  SeeOrderDocument,
  useOrderProjectQuery,
} from '#client/generated/graphql.ts'
import { moveOf, type OrderAction } from '#schema/projects/orderMoves.ts'

export type Order = OrderPartsFragment

/** Somebody else was first: the screen says what they did. What an order lacks is nobody's doing, and told as such. */
export function isLate(error: unknown) {
  const refusal = refusalOf(error)
  return isStale(error) || (refusal?.reason === 'transition' && !refusal.missing)
}

const moved = ['Query.orders', 'Project.unseenOrderCount', 'Query.projects'] as const

/** An order and the project it stands in; shown once both have come, or what is there would move. */
export function useOrder<Answer extends Pick<Own<Order>, 'data'>>(own: Answer) {
  const projectId = own.data?.projectId ?? ''
  const within = useOrderProjectQuery({ variables: { projectId }, skip: !projectId, ...screenQuery })
  const isSettled = Boolean(shownData(within) ?? within.error)
  return { order: own.data, project: shownData(within)?.project ?? undefined, answer: isSettled ? own : { ...own, data: undefined } }
}

/** What is done with an order as it was shown: of two at once, one comes too late and is told so. */
export function useOrderMoves({ id: orderId, status, version }: Order) {
  const send = useSend(isLate)
  const sendReported = useSend()
  const seen = useRef<string>(undefined)
  return {
    move: (action: OrderAction) => {
      const to = moveOf(status, action)?.to ?? status
      return send({ mutation: MoveOrderDocument, variables: { input: { orderId, version, status: to } } }, moved)
    },
    reject: (reason: string) => send({ mutation: RejectOrderDocument, variables: { input: { orderId, version, reason } } }, moved),
    approve: (comment: string) =>
      send({ mutation: ApproveOrderDocument, variables: { input: { orderId, version, ...(comment.trim() && { comment }) } } }, [
        ...moved,
        'Query.projectBudget',
      ]),
    comment: (words: string) => sendReported({ mutation: CommentOnOrderDocument, variables: { input: { orderId, words } } }),
    remove: () => sendReported({ mutation: DeleteOrderDocument, variables: { input: { orderId } } }, moved),
    /** Once for each time that it was moved. */
    see: (movedAt: string) => {
      if (seen.current === movedAt) return
      seen.current = movedAt
      void sendReported({ mutation: SeeOrderDocument, variables: { input: { orderId } } }, ['Project.unseenOrderCount']).catch(
        () => undefined,
      )
    },
  }
}
