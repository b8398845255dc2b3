import type { ApolloCache } from '@apollo/client'
import { useRef } from 'react'
import { useSending } from '#client/access/useSending.ts'
import {
  useEndSupplierAccessMutation,
  useOrderSupplierAccessMutation,
  usePurchaseSupplierAccessMutation,
  useRequestSupplierAccessMutation,
} from '#client/generated/graphql.ts'
import type { Supplier } from './useSuppliers.ts'

const reads = ['maintenanceSuppliers', 'estateViewers', 'licenceInvoices', 'history'] as const
function accessAgain(cache: ApolloCache) {
  for (const fieldName of reads) cache.evict({ id: 'ROOT_QUERY', fieldName })
  cache.gc()
}

/** Lets suppliers in to an estate, and shows them out. What is sent again after its answer got lost is done once. */
export function useSupplierAccess(estateId: string) {
  const [request] = useRequestSupplierAccessMutation()
  const [order] = useOrderSupplierAccessMutation()
  const [purchase] = usePurchaseSupplierAccessMutation()
  const [end] = useEndSupplierAccessMutation()
  const purchaseOrder = useRef<string>(undefined)
  const sending = useSending()
  return {
    ask: ({ id: supplierId }: Supplier) => {
      const variables = { estateId, supplierId }
      return sending(variables, (context) => request({ variables, context, update: accessAgain }))
    },
    buy: async ({ id: supplierId }: Supplier) => {
      purchaseOrder.current ??= (await order()).data!.createPurchaseOrder.purchaseOrderId
      const variables = { estateId, supplierId, purchaseOrderId: purchaseOrder.current }
      await sending(variables, (context) => purchase({ variables, context, update: accessAgain }))
      purchaseOrder.current = undefined
    },
    end: ({ accessLinkId }: Supplier) => {
      const variables = { estateId, linkId: accessLinkId! }
      return sending(variables, (context) => end({ variables, context, update: accessAgain }))
    },
  }
}
