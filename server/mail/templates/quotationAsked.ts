import { writtenDay } from '#server/kernel/written.ts'
import { template } from '../template.ts'

interface Asked {
  name: string
  quotationId: string
  /** Whether somebody of the firm answers here. */
  isHere: boolean
  title: string
  project: string
  address: string
  company: string
  answerBy: string | null
  askedBy: string | null
  askedByEmail: string | null
}

/** To a firm that is asked what it would take; each is asked on its own. */
export const quotationAsked = template<Asked>('quotationAsked', {
  nb: ({ name, quotationId, isHere, title, project, address, company, answerBy, askedBy, askedByEmail }) => ({
    subject: 'Dere blir bedt om en pris',
    heading: `Hei, ${name}`,
    lead: `${company} ber om en pris på «${title}» i prosjektet ${project} på ${address}.${answerBy ? ` Svar innen ${writtenDay(answerBy)}.` : ''}`,
    paragraphs: [
      isHere ? `Bare ${company} ser prisen din.` : `Svar til ${askedBy ?? company}${askedByEmail ? ` på ${askedByEmail}` : ''}.`,
    ],
    ...(isHere && { button: { label: 'Gi pris', path: `/private/order/quotations/${quotationId}` } }),
  }),
  en: ({ name, quotationId, isHere, title, project, address, company, answerBy, askedBy, askedByEmail }) => ({
    subject: 'You are asked for a price',
    heading: `Hello, ${name}`,
    lead: `${company} asks for a price for “${title}” in the project ${project} at ${address}.${answerBy ? ` Answer by ${writtenDay(answerBy)}.` : ''}`,
    paragraphs: [
      isHere
        ? `Only ${company} sees your price.`
        : `Send your answer to ${askedBy ?? company}${askedByEmail ? ` at ${askedByEmail}` : ''}.`,
    ],
    ...(isHere && { button: { label: 'Give a price', path: `/private/order/quotations/${quotationId}` } }),
  }),
})
