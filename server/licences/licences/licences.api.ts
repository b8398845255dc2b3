import type { Forgets } from '#server/access/caretaker.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { Departs } from '#server/accounts/departure/departs.offer.ts'
import { theirAccounts } from '#server/accounts/hangsOnAccount.offer.ts'
import type { GraphqlApi, Routes } from '#server/kernel/api.ts'
import type { Job } from '#server/kernel/job.ts'
import { computed } from '#server/kernel/read/mapping.ts'
import { type Sql, sql } from '#server/kernel/read/sql.ts'
import { post, type Route } from '#server/kernel/rest.ts'
import { invoiceSeries } from '../invoices/invoiceSeries.entity.ts'
import { forgetOldPurchaseOrders } from '../invoices/purchaseOrders.offer.ts'
import { licencesDepart } from './departingHolders.ts'
import { invoiceRoute } from './invoiceRoute.ts'
import { licence } from './licence.entity.ts'
import { type LicenceInvoice, licenceInvoice } from './licenceInvoice.entity.ts'
import {
  createPurchaseOrder,
  licenceInvoices,
  licenceOffers,
  licences,
  orderCompanyLicence,
  orderLicence,
  startLicenceTrial,
} from './licences.operations.ts'
import { type PurchaseOrder, purchaseOrder } from './purchaseOrder.entity.ts'
import { licenceReminders } from './reminders.ts'

const kroner = (ore: Sql) => sql`(${ore} / 100.0)::float8`

export const graphql: GraphqlApi = {
  Query: { licenceOffers, licences, licenceInvoices },
  Mutation: { createPurchaseOrder, orderLicence, orderCompanyLicence, startLicenceTrial },
  entities: [licence, purchaseOrder, licenceInvoice, invoiceSeries],
  types: {
    PurchaseOrder: { purchaseOrderId: computed<PurchaseOrder>(({ id }) => id) },
    LicenceInvoice: {
      net: computed<LicenceInvoice>(({ netOre }) => kroner(netOre)),
      vat: computed<LicenceInvoice>(({ vatOre }) => kroner(vatOre)),
      gross: computed<LicenceInvoice>(({ grossOre }) => kroner(grossOre)),
      url: computed<LicenceInvoice>(({ id, number }) => sql`'/files/invoices/' || ${id} || '/faktura-' || ${number} || '.pdf'`),
    },
  },
}

const bought = '{ type validFrom validTo }'
const refuses = ['entityNotFound', 'entityAlreadyExists'] as const

export const rest: Route[] = [
  post('/api/private/purchase-order', createPurchaseOrder, { answer: '{ purchaseOrderId }', status: 201 }),
  post('/api/private/license-trial', startLicenceTrial, { answer: '{ type validFrom validTo isTrial }', status: 201, refuses: ['tried'] }),
  post('/api/private/profile/user/license', orderLicence, { answer: bought, status: 201, refuses }),
  post('/api/private/company/:companyId/license', orderCompanyLicence, { answer: bought, status: 201, refuses }),
]

export const routes: readonly Routes[] = [invoiceRoute]

export const jobs: readonly Job[] = [licenceReminders]

export const forgets: readonly Forgets[] = [forgetOldPurchaseOrders]

export const departs: readonly Departs[] = [licencesDepart]

export const copies: readonly Copies[] = [
  {
    ofPerson: [
      {
        name: 'licences',
        text: `select id, account_id, plan, valid_from, valid_to, created_at from licence where account_id in ${theirAccounts} order by id`,
      },
      {
        name: 'invoices',
        text: `select id, account_id, number, plan, valid_from, valid_to, issued_on, due_on, net_ore, vat_ore, gross_ore, content, created_at
      from licence_invoice where account_id in ${theirAccounts} order by id`,
      },
    ],
  },
]
