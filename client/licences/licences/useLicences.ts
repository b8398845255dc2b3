import { useApolloClient } from '@apollo/client/react'
import { useRef } from 'react'
import { useIdentity } from '#client/access/identity.ts'
import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { loadIdentity } from '#client/access/session.ts'
import { useRepeatKey } from '#client/access/useRepeatKey.ts'
import {
  type LicenceInvoicePartsFragment,
  type LicenceOfferPartsFragment,
  type LicenceOffersQuery,
  type LicencePartsFragment,
  type OrderLicenceInput,
  useCreatePurchaseOrderMutation,
  useLicenceInvoicesQuery,
  useLicenceOffersQuery,
  useLicencesQuery,
  useOrderCompanyLicenceMutation,
  useOrderLicenceMutation,
} from '#client/generated/graphql.ts'

export type Licence = LicencePartsFragment
export type LicenceInvoice = LicenceInvoicePartsFragment
export type LicenceOffer = LicenceOfferPartsFragment
export type LicenceOffers = LicenceOffersQuery['licenceOffers']
export type LicenceOrder = Omit<OrderLicenceInput, 'purchaseOrderId'>

const quiet = { context: { tell: false } }

/** What can be bought, at which price as things stand. */
export function useLicenceOffers() {
  const { data, error, refetch } = useLicenceOffersQuery(quiet)
  return { shop: data?.licenceOffers, error: data ? undefined : error, retry: () => void refetch() }
}

export function useLicences() {
  const asked = useLicencesQuery({ variables: {}, ...quiet })
  const { nodes: licences, ...list } = pagesOf(shownData(asked)?.licences, asked)
  return { licences, ...list }
}

export function useLicenceInvoices() {
  const asked = useLicenceInvoicesQuery({ variables: {}, ...quiet })
  const { nodes: invoices, ...list } = pagesOf(shownData(asked)?.licenceInvoices, asked)
  return { invoices, ...list }
}

const changed = ['licences', 'licenceInvoices', 'licenceOffers']

/** Orders for whomever the account acts for. Sent again after its answer got lost, it is the same order. */
export function useOrderLicence() {
  const { cache } = useApolloClient()
  const companyId = useIdentity()?.companyId
  const purchaseOrder = useRef<string>(undefined)
  const keyFor = useRepeatKey()
  const [create] = useCreatePurchaseOrderMutation()
  const [orderOwn] = useOrderLicenceMutation()
  const [orderForCompany] = useOrderCompanyLicenceMutation()
  return async (order: LicenceOrder) => {
    purchaseOrder.current ??= (await create()).data!.createPurchaseOrder.purchaseOrderId
    const input = { ...order, purchaseOrderId: purchaseOrder.current }
    const context = { headers: { 'Idempotency-Key': keyFor(input) } }
    if (companyId) await orderForCompany({ variables: { input: { companyId, ...input } }, context })
    else await orderOwn({ variables: { input }, context })
    purchaseOrder.current = undefined
    for (const fieldName of changed) cache.evict({ id: 'ROOT_QUERY', fieldName })
    await loadIdentity().catch(() => undefined)
  }
}
