import { writtenAmount, writtenDay } from '#server/kernel/written.ts'
import { type Invoice, invoiceFileName, invoicePdf } from '#server/pdf/invoice.ts'
import { template } from '../template.ts'

interface Bought {
  supplier: string
  address: string
  invoice: Invoice
}

const attached = (invoice: Invoice) => ({ name: invoiceFileName(invoice), type: 'application/pdf', content: () => invoicePdf(invoice) })

/** To an owner who paid for a supplier's access. */
export const supplierAccessInvoice = template<Bought>('supplierAccessInvoice', {
  nb: ({ supplier, address, invoice }) => ({
    subject: `Faktura ${invoice.number} fra ${invoice.seller.name}`,
    heading: `${supplier} har fått tilgang`,
    lead: `Firmaet ser nå vedlikeholdsplanen for ${address}. Fakturaen på ${writtenAmount(invoice.grossOre)} kr ligger ved og forfaller ${writtenDay(invoice.dueOn)}.`,
    button: { label: 'Se fakturaene', path: '/private/licenses' },
    paragraphs: ['Du kan avslutte tilgangen når du vil.'],
    attachments: [attached(invoice)],
  }),
  en: ({ supplier, address, invoice }) => ({
    subject: `Invoice ${invoice.number} from ${invoice.seller.name}`,
    heading: `${supplier} has been given access`,
    lead: `The company now sees the maintenance plan of ${address}. The invoice of ${writtenAmount(invoice.grossOre)} kr is attached and due on ${writtenDay(invoice.dueOn)}.`,
    button: { label: 'See the invoices', path: '/private/licenses' },
    paragraphs: ['You can end the access whenever you like.'],
    attachments: [attached(invoice)],
  }),
})
