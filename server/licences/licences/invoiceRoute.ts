import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { seesInvoices } from '#server/access/onLicences.ts'
import { servedTo } from '#server/access/serving.ts'
import type { App } from '#server/kernel/app.ts'
import { callOf } from '#server/kernel/http/calls.ts'
import { invoiceFileName, invoicePdf } from '#server/pdf/invoice.ts'
import { invoiceOf } from '../invoices/invoices.offer.ts'

type InvoiceRequest = FastifyRequest<{ Params: { id: string }; Querystring: { download?: string } }>

/** An invoice as PDF, written anew from what was kept of it: the same bytes each time. */
export const invoiceRoute = (app: App) => async (http: FastifyInstance) => {
  http.route<{ Params: { id: string; name: string }; Querystring: { download?: string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/invoices/:id/:name',
    handler: (request, reply) => serve(app, request, reply),
  })
}

async function serve(app: App, request: InvoiceRequest, reply: FastifyReply) {
  const call = await callOf(app, request, reply)
  const invoice = await servedTo(app, call, seesInvoices, (grant) => invoiceOf(grant, request.params.id))
  const kind = request.query.download === undefined ? 'inline' : 'attachment'
  return reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': `${kind}; filename="${invoiceFileName(invoice)}"`,
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    })
    .send(await invoicePdf(invoice))
}
