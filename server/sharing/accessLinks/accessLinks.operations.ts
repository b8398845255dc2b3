import {
  accessLinkInput,
  accessLinksInput,
  purchaseSupplierAccessInput,
  requestSupplierAccessInput,
  supplierAccessOfferInput,
} from '#schema/sharing/accessLinks.input.ts'
import { asksForAccess, claimsAccessLinks, endsAccessLinks, seesAccessLinks } from '#server/access/onAccessLink.ts'
import { answer, command, query } from '#server/kernel/operation.ts'

export const accessLinks = query({
  name: 'accessLinks',
  input: accessLinksInput,
  permission: seesAccessLinks,
  rows: ({ scope }) => scope.links().newestFirst(),
})

export const requestSupplierAccess = command({
  name: 'requestSupplierAccess',
  input: requestSupplierAccessInput,
  permission: asksForAccess,
  prepare: ({ scope, call }) => scope.guests().throttle(call.address),
  run: ({ scope, input: { supplierId }, call }) => scope.accessLinks().request(call, supplierId),
})

export const supplierAccessOffer = answer({
  name: 'supplierAccessOffer',
  input: supplierAccessOfferInput,
  permission: asksForAccess,
  answer: ({ scope, input: { supplierId }, call }) => scope.accessLinks().offer(call, supplierId),
})

export const purchaseSupplierAccess = command({
  name: 'purchaseSupplierAccess',
  input: purchaseSupplierAccessInput,
  permission: asksForAccess,
  run: ({ scope, input, call }) => scope.accessLinks().purchase(call, input),
})

export const claimAccessLink = command({
  name: 'claimAccessLink',
  input: accessLinkInput,
  permission: claimsAccessLinks,
  run: ({ scope, input, call }) => scope.claim(call, input),
})

export const deleteAccessLink = command({
  name: 'deleteAccessLink',
  input: accessLinkInput,
  permission: endsAccessLinks,
  run: ({ scope }) => scope.end(),
})
