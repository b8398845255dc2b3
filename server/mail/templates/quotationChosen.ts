import { template } from '../template.ts'

interface Chosen {
  name: string
  quotationId: string
  isHere: boolean
  title: string
  project: string
  address: string
  company: string
  /** Whether it is this firm's. */
  isTaken: boolean
}

/** To the firms that were asked, once one of them was chosen: which one, and at which price, nobody else is told. */
export const quotationChosen = template<Chosen>('quotationChosen', {
  nb: ({ name, quotationId, isHere, title, project, address, company, isTaken }) => ({
    subject: isTaken ? 'Prisen din er valgt' : 'En annen pris er valgt',
    heading: `Hei, ${name}`,
    lead: isTaken
      ? `${company} har valgt prisen din på «${title}» i prosjektet ${project} på ${address}. Kunden får den til godkjenning.`
      : `${company} har valgt en annen til «${title}» i prosjektet ${project} på ${address}.`,
    paragraphs: isTaken ? [] : ['Takk for at du så på det.'],
    ...(isHere && { button: { label: 'Se forespørselen', path: `/private/order/quotations/${quotationId}` } }),
  }),
  en: ({ name, quotationId, isHere, title, project, address, company, isTaken }) => ({
    subject: isTaken ? 'Your price was chosen' : 'Another price was chosen',
    heading: `Hello, ${name}`,
    lead: isTaken
      ? `${company} has chosen your price for “${title}” in the project ${project} at ${address}. The customer is asked to approve it.`
      : `${company} has chosen another firm for “${title}” in the project ${project} at ${address}.`,
    paragraphs: isTaken ? [] : ['Thank you for looking at it.'],
    ...(isHere && { button: { label: 'See the request', path: `/private/order/quotations/${quotationId}` } }),
  }),
})
