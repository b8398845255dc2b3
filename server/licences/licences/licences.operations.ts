import { nothing } from '#schema/accounts/identity.input.ts'
import { licencesInput, orderCompanyLicenceInput, orderLicenceInput } from '#schema/licences/licences.input.ts'
import { ordersCompanyLicence, ordersLicence, seesInvoices, seesLicences } from '#server/access/onLicences.ts'
import { answer, command, query, Written } from '#server/kernel/operation.ts'
import { Licence } from './licence.entity.ts'
import { PurchaseOrder } from './purchaseOrder.entity.ts'

const bought = ['type', 'validFrom', 'validTo']

export const licenceOffers = answer({
  name: 'licenceOffers',
  input: nothing,
  permission: seesLicences,
  answer: ({ scope, call }) => scope.offers(call.sales),
})

export const licences = query({
  name: 'licences',
  input: licencesInput,
  permission: seesLicences,
  rows: ({ scope }) => scope.licences(),
})

export const licenceInvoices = query({
  name: 'licenceInvoices',
  input: licencesInput,
  permission: seesInvoices,
  rows: ({ scope }) => scope.invoices(),
})

export const createPurchaseOrder = command({
  name: 'createPurchaseOrder',
  input: nothing,
  permission: seesLicences,
  run: async ({ scope }) => new Written(PurchaseOrder, await scope.createPurchaseOrder(), [], true),
})

export const orderLicence = command({
  name: 'orderLicence',
  input: orderLicenceInput,
  permission: ordersLicence,
  run: async ({ scope, input, call }) => new Written(Licence, await scope.order(call, input), bought, true),
})

export const orderCompanyLicence = command({
  name: 'orderCompanyLicence',
  input: orderCompanyLicenceInput,
  permission: ordersCompanyLicence,
  run: async ({ scope, input, call }) => new Written(Licence, await scope.order(call, input), bought, true),
})
