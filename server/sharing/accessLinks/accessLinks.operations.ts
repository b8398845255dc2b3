import {
  accessLinkInput,
  accessLinksInput,
  purchaseSupplierAccessInput,
  requestSupplierAccessInput,
  supplierAccessOfferInput,
} from '#schema/sharing/accessLinks.input.ts'
import { asksForAccess, claimsAccessLinks, endsAccessLinks, seesAccessLinks } from '#server/access/onAccessLink.ts'
import { answer, command, Done, query, Written } from '#server/kernel/operation.ts'
import { lettersOfGift, lettersOfRequest } from './accessLetters.ts'
import { AccessLink } from './accessLink.entity.ts'
import { claimLink, endLink } from './answers.ts'
import { offerOf, pay } from './purchase.ts'
import { askFor, giveAccess, sellable } from './requests.ts'

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
  prepare: ({ grant, call }) => grant.throttle('invite', call.address),
  async run({ grant, input: { supplierId }, call, mail }) {
    const linkId = await askFor(grant, supplierId)
    for (const letter of await lettersOfRequest(grant, linkId, call.language)) await mail(letter)
    return new Written(AccessLink, linkId, ['supplierId'], true)
  },
})

export const supplierAccessOffer = answer({
  name: 'supplierAccessOffer',
  input: supplierAccessOfferInput,
  permission: asksForAccess,
  async answer({ grant, input: { supplierId }, app }) {
    await sellable(grant, supplierId)
    return offerOf(grant, app.config.sales)
  },
})

export const purchaseSupplierAccess = command({
  name: 'purchaseSupplierAccess',
  input: purchaseSupplierAccessInput,
  permission: asksForAccess,
  async run({ grant, input: { supplierId, purchaseOrderId }, call, app, mail }) {
    const { companyId, name: supplier, address } = await sellable(grant, supplierId)
    await mail(await pay(grant, { sales: app.config.sales, language: call.language }, { supplier, address, purchaseOrderId }))
    const linkId = await giveAccess(grant, { id: supplierId, companyId })
    for (const letter of await lettersOfGift(grant, linkId, call.language)) await mail(letter)
    return new Written(AccessLink, linkId, ['supplierId', 'status'], true)
  },
})

export const claimAccessLink = command({
  name: 'claimAccessLink',
  input: accessLinkInput,
  permission: claimsAccessLinks,
  async run({ grant, mail }) {
    const { written, letters } = await claimLink(grant)
    for (const letter of letters) await mail(letter)
    return written
  },
})

export const deleteAccessLink = command({
  name: 'deleteAccessLink',
  input: accessLinkInput,
  permission: endsAccessLinks,
  endsOwnAccess: true,
  async run({ grant, mail }) {
    for (const letter of await endLink(grant)) await mail(letter)
    return new Done(grant.linkId)
  },
})
