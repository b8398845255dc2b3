import { template } from '../template.ts'

interface Received {
  name: string
  company: string
  address: string
  count: number
  estateId: string
  companyId: string
}

const mailboxOf = ({ estateId, companyId }: Received) => `/private/estate/${estateId}/mailbox/${companyId}`
const documents = {
  nb: (count: number) => (count === 1 ? 'et dokument' : `${count} dokumenter`),
  en: (count: number) => (count === 1 ? 'a document' : `${count} documents`),
} as const

/** To the owners of an estate. What was sent, and what was said with it, is read after signing in. */
export const documentsReceived = template<Received>('documentsReceived', {
  nb: (received) => ({
    subject: `Eiendommen din har fått ${documents.nb(received.count)} i postkassen`,
    heading: `Hei, ${received.name}`,
    lead: `${received.company} har sendt ${documents.nb(received.count)} om ${received.address}. Du finner alt i postkassen til eiendommen.`,
    button: { label: 'Åpne postkassen', path: mailboxOf(received) },
    paragraphs: ['Kjenner du ikke firmaet, kan du slette det som er sendt, uten å åpne det.'],
  }),
  en: (received) => ({
    subject: `Your property has ${documents.en(received.count)} in its mailbox`,
    heading: `Hello, ${received.name}`,
    lead: `${received.company} has sent ${documents.en(received.count)} about ${received.address}. It is all in the mailbox of the property.`,
    button: { label: 'Open the mailbox', path: mailboxOf(received) },
    paragraphs: ['If you do not know the company, you can delete what was sent without opening it.'],
  }),
})
