import { nothing } from '#schema/accounts/identity.input.ts'
import { licencesInput, orderCompanyLicenceInput, orderLicenceInput, startLicenceTrialInput } from '#schema/licences/licences.input.ts'
import {
  makesPurchaseOrders,
  ordersCompanyLicence,
  ordersLicence,
  seesInvoices,
  seesLicences,
  triesLicences,
} from '#server/access/onLicences.ts'
import { answer, command, query, Written } from '#server/kernel/operation.ts'
import { makePurchaseOrder } from '../invoices/purchaseOrders.offer.ts'
import { offersTo } from './offers.ts'
import { order } from './orders.ts'
import { PurchaseOrder } from './purchaseOrder.entity.ts'
import { startTrial } from './trials.ts'

export const licenceOffers = answer({
  name: 'licenceOffers',
  input: nothing,
  permission: seesLicences,
  answer: ({ grant, app }) => offersTo(grant, app.config.sales),
})

export const licences = query({
  name: 'licences',
  input: licencesInput,
  mayBeOld: true,
  permission: seesLicences,
  rows: ({ scope }) => scope.licences(),
})

export const licenceInvoices = query({
  name: 'licenceInvoices',
  input: licencesInput,
  mayBeOld: true,
  permission: seesInvoices,
  rows: ({ scope }) => scope.invoices(),
})

export const createPurchaseOrder = command({
  name: 'createPurchaseOrder',
  input: nothing,
  permission: makesPurchaseOrders,
  run: async ({ grant }) => new Written(PurchaseOrder, await makePurchaseOrder(grant), [], true),
})

export const orderLicence = command({
  name: 'orderLicence',
  input: orderLicenceInput,
  permission: ordersLicence,
  run: ({ grant, input, call, app, mail }) => order(grant, { sales: app.config.sales, language: call.language, mail }, input),
})

export const startLicenceTrial = command({
  name: 'startLicenceTrial',
  input: startLicenceTrialInput,
  permission: triesLicences,
  run: ({ grant, input }) => startTrial(grant, input.type),
})

export const orderCompanyLicence = command({
  name: 'orderCompanyLicence',
  input: orderCompanyLicenceInput,
  permission: ordersCompanyLicence,
  run: ({ grant, input, call, app, mail }) => order(grant, { sales: app.config.sales, language: call.language, mail }, input),
})
