import { useRef } from 'react'
import { useIdentity } from '#client/access/identity.ts'
import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { loadIdentity } from '#client/access/session.ts'
import { useSend } from '#client/data/useSend.ts'
import {
  CreatePurchaseOrderDocument,
  type LicenceInvoicePartsFragment,
  type LicenceOfferPartsFragment,
  type LicenceOffersQuery,
  type LicencePartsFragment,
  OrderCompanyLicenceDocument,
  OrderLicenceDocument,
  type OrderLicenceInput,
  useLicenceInvoicesQuery,
  useLicencesQuery,
} from '#client/generated/graphql.ts'

export type Licence = LicencePartsFragment
export type LicenceInvoice = LicenceInvoicePartsFragment
export type LicenceOffer = LicenceOfferPartsFragment
export type LicenceOffers = LicenceOffersQuery['licenceOffers']
export type LicenceOrder = Omit<OrderLicenceInput, 'purchaseOrderId'>

const quiet = { context: { tell: false } }

export function useLicences() {
  const query = useLicencesQuery({ variables: {}, ...quiet })
  return pagesOf(shownData(query)?.licences, query)
}

export function useLicenceInvoices() {
  const query = useLicenceInvoicesQuery({ variables: {}, ...quiet })
  return pagesOf(shownData(query)?.licenceInvoices, query)
}

const changed = ['Query.licences', 'Query.licenceInvoices', 'Query.licenceOffers'] as const

/** Orders for whomever the account acts for. Sent again after its answer got lost, it is the same order. */
export function useOrderLicence() {
  const companyId = useIdentity()?.companyId
  const purchaseOrder = useRef<string>(undefined)
  const send = useSend()
  return async (order: LicenceOrder) => {
    purchaseOrder.current ??= (await send({ mutation: CreatePurchaseOrderDocument, variables: {} })).createPurchaseOrder.purchaseOrderId
    const input = { ...order, purchaseOrderId: purchaseOrder.current }
    if (companyId) await send({ mutation: OrderCompanyLicenceDocument, variables: { input: { companyId, ...input } } }, changed)
    else await send({ mutation: OrderLicenceDocument, variables: { input } }, changed)
    purchaseOrder.current = undefined
    await loadIdentity().catch(() => undefined)
  }
}
