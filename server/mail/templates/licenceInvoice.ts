import { planNames } from '#schema/access/planNames.ts'
import type { LicencePlan } from '#schema/access/plans.ts'
import { writtenAmount, writtenDay } from '#server/kernel/written.ts'
import { type Invoice, invoiceFileName, invoicePdf } from '#server/pdf/invoice.ts'
import { template } from '../template.ts'

interface Ordered {
  plan: LicencePlan
  /** The moment at which it ends. */
  validTo: string
  invoice: Invoice
}

const attached = (invoice: Invoice) => ({ name: invoiceFileName(invoice), type: 'application/pdf', content: () => invoicePdf(invoice) })

export const licenceInvoiceMail = template<Ordered>('licenceInvoice', {
  nb: ({ plan, validTo, invoice }) => ({
    subject: `Faktura ${invoice.number} fra ${invoice.seller.name}`,
    heading: `Lisensen ${planNames.nb[plan]} er i gang`,
    lead: `Den gjelder til ${writtenDay(validTo)}. Fakturaen på ${writtenAmount(invoice.grossOre)} kr ligger ved og forfaller ${writtenDay(invoice.dueOn)}.`,
    button: { label: 'Se lisensene', path: '/private/licenses' },
    paragraphs: ['Du finner igjen alle fakturaer på lisenssiden.'],
    attachments: [attached(invoice)],
  }),
  en: ({ plan, validTo, invoice }) => ({
    subject: `Invoice ${invoice.number} from ${invoice.seller.name}`,
    heading: `Your ${planNames.en[plan]} licence is active`,
    lead: `It is valid until ${writtenDay(validTo)}. The invoice of ${writtenAmount(invoice.grossOre)} kr is attached and due on ${writtenDay(invoice.dueOn)}.`,
    button: { label: 'See your licences', path: '/private/licenses' },
    paragraphs: ['You will find all invoices on the licences page.'],
    attachments: [attached(invoice)],
  }),
})
