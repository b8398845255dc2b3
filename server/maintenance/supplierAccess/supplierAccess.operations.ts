import {
  purchaseSupplierAccessInput,
  requestSupplierAccessInput,
  supplierAccessOfferInput,
} from '#schema/maintenance/supplierAccess.input.ts'
import { asksForAccess } from '#server/access/onAccessLink.ts'
import { answer, command, Written } from '#server/kernel/operation.ts'
import { AccessLink } from '#server/sharing/accessLinks/accessLink.entity.ts'
import { offerOf, pay } from './purchase.ts'
import { askFor, giveAccess, sellable } from './requests.ts'
import { lettersOfGift, lettersOfRequest } from './supplierLetters.ts'

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
