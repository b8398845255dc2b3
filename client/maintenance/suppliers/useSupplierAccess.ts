import { useRef } from 'react'
import { useSend } from '#client/data/useSend.ts'
import {
  EndSupplierAccessDocument,
  OrderSupplierAccessDocument,
  PurchaseSupplierAccessDocument,
  RequestSupplierAccessDocument,
} from '#client/generated/graphql.ts'
import type { Supplier } from './suppliers.ts'

const changes = ['Query.maintenanceSuppliers', 'Query.estateViewers', 'Query.licenceInvoices', 'Query.history'] as const

/** Lets suppliers in to an estate, and shows them out. What is sent again after its answer got lost is done once. */
export function useSupplierAccess(estateId: string) {
  const send = useSend()
  const purchaseOrder = useRef<string>(undefined)
  return {
    ask: ({ id: supplierId }: Supplier) => send({ mutation: RequestSupplierAccessDocument, variables: { estateId, supplierId } }, changes),
    buy: async ({ id: supplierId }: Supplier) => {
      purchaseOrder.current ??= (await send({ mutation: OrderSupplierAccessDocument, variables: {} })).createPurchaseOrder.purchaseOrderId
      const variables = { estateId, supplierId, purchaseOrderId: purchaseOrder.current }
      await send({ mutation: PurchaseSupplierAccessDocument, variables }, changes)
      purchaseOrder.current = undefined
    },
    end: ({ accessLinkId }: Supplier) =>
      send({ mutation: EndSupplierAccessDocument, variables: { estateId, linkId: accessLinkId! } }, changes),
  }
}
