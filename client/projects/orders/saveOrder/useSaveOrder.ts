import { useApolloClient } from '@apollo/client/react'
import { useRef } from 'react'
import { shownData } from '#client/access/pagesOf.ts'
import { isStale } from '#client/access/refusal.ts'
import { readAgain } from '#client/data/changes.ts'
import { useNewest } from '#client/data/useNewest.ts'
import { useSend } from '#client/data/useSend.ts'
import {
  AddOrderDocumentDocument,
  ChangeOrderDocumentDocument,
  CreateOrderDocument,
  DeleteOrderDocumentDocument,
  DeleteOrderLineDocument,
  OrderDocument,
  type OrderDocumentKind,
  SaveOrderLineDocument,
  UpdateOrderDocument,
  useOrderBuildingsQuery,
} from '#client/generated/graphql.ts'
import type { OrderType } from '#schema/projects/orderTypes.ts'
import type { Order } from '../order/useOrder.ts'
import type { Origin } from '../orderPlace.ts'
import { type LineValues, type NewOrderValues, type OrderValues, sentLine, sentOrder, valuesOf } from './orderValues.ts'

/** The order itself, all that is counted from its lines, and the lists that it stands in. */
const listed = ['Query.orders', 'Query.order', 'Order.lines', 'Order.net', 'Order.vat', 'Order.gross', 'Order.version'] as const

export function useCreateOrder(type: OrderType, { deviationId, taskId }: Pick<Origin, 'deviationId' | 'taskId'>) {
  const send = useSend()
  return async ({ projectId, ...values }: NewOrderValues) => {
    const origin = { ...(deviationId && { deviationId }), ...(taskId && { taskId }) }
    const input = { projectId, type, ...sentOrder(values), ...origin, lines: values.lines.map(sentLine) }
    return (
      await send({ mutation: CreateOrderDocument, variables: { input } }, [...listed, 'Deviation.orderId', 'MaintenanceTask.orderId'])
    ).createOrder
  }
}

const wordsOf = (line: LineValues) => JSON.stringify(sentLine(line))
const byId = (lines: readonly LineValues[]) => new Map(lines.map((line) => [line.key, wordsOf(line)]))

/** The buildings that it can be for, as far as the caller sees them. */
export function useOrderBuildings(estateId: string | undefined) {
  const query = useOrderBuildingsQuery({
    variables: { estateId: estateId ?? '' },
    skip: !estateId,
    fetchPolicy: 'no-cache',
    context: { tell: false },
  })
  return {
    buildings: estateId ? shownData(query)?.buildings.nodes : undefined,
    isAwaited: Boolean(estateId) && query.loading && !shownData(query),
  }
}

/**
 * An order that is there, and how it is changed: what it says, then line by line. Where the network breaks between two,
 * the next attempt sends only what has not arrived. A line that somebody else added meanwhile stays. `own` is the version
 * that one's own changes of its papers have led to.
 */
export function useChangeOrder(order: Order, own: number) {
  const orderId = order.id
  const send = useSend(isStale)
  const readNewest = useNewest()
  const { cache } = useApolloClient()
  /** The version that was saved last. */
  const reached = useRef(0)
  /** Of lines that are kept, by their id: what they say. */
  const kept = useRef<Map<string, string>>(undefined)
  kept.current ??= byId(valuesOf(order).lines)
  /** Lines that were added here, by their key: under which id. */
  const added = useRef(new Map<string, string>())
  /** Those that were in the form, and are taken away when they are no longer. */
  const shown = useRef<Set<string>>(undefined)
  shown.current ??= new Set(kept.current.keys())

  const read = async () => (await readNewest(OrderDocument, { orderId }))?.order ?? undefined
  async function saveLines(lines: readonly LineValues[]) {
    const idOf = ({ key, id }: LineValues) => id ?? added.current.get(key)
    const here = new Set(lines.map(idOf))
    for (const id of shown.current ?? []) {
      if (here.has(id)) continue
      await send({ mutation: DeleteOrderLineDocument, variables: { input: { id } } })
      shown.current?.delete(id)
    }
    for (const line of lines) {
      const before = idOf(line)
      if (before && kept.current?.get(before) === wordsOf(line)) continue
      const input = { orderId, ...sentLine(line), ...(before && { id: before }) }
      const { id } = (await send({ mutation: SaveOrderLineDocument, variables: { input } })).saveOrderLine
      kept.current?.set(id, wordsOf(line))
      shown.current?.add(id)
      added.current.set(line.key, id)
    }
  }
  return {
    save: async ({ version: opened, ...values }: OrderValues & { version: number }) => {
      const input = { orderId, version: Math.max(opened, own, reached.current), ...sentOrder(values) }
      reached.current = (await send({ mutation: UpdateOrderDocument, variables: { input } })).updateOrder.version
      try {
        await saveLines(values.lines)
      } finally {
        reached.current = (await read().catch(() => undefined))?.version ?? reached.current
        readAgain(cache, listed)
      }
    },
    newest: async () => {
      const latest = await read()
      const values = latest && valuesOf(latest)
      if (values) kept.current = byId(values.lines)
      return values
    },
  }
}

/** The papers of an order, each kept as soon as it is said what it is; the order is read again then. */
export function useOrderPapers(orderId: string, onKept: () => Promise<unknown>) {
  const send = useSend()
  type Said = { kind: OrderDocumentKind; customName: string }
  return {
    add: async (said: Said & { fileId: string }) => {
      await send({ mutation: AddOrderDocumentDocument, variables: { input: { orderId, ...said } } })
      await onKept()
    },
    change: async (said: Said & { id: string }) => {
      await send({ mutation: ChangeOrderDocumentDocument, variables: { input: said } })
      await onKept()
    },
    remove: async (documentId: string) => {
      await send({ mutation: DeleteOrderDocumentDocument, variables: { input: { documentId } } }, ['Order.documents'])
      await onKept().catch(() => undefined)
    },
  }
}
