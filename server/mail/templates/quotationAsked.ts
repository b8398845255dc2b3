import { writtenDay } from '#server/kernel/written.ts'
import { template } from '../template.ts'

interface About {
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
  /** Of a link to answer by without an account, and how long it works. */
  key?: string
  until?: string
}

/** To a firm that is asked what it would take; each is asked on its own. */
export const quotationAsked = template<About>('quotationAsked', {
  nb: ({ name, quotationId, isHere, title, project, address, company, answerBy, askedBy, askedByEmail, key, until }) => ({
    subject: 'Dere blir bedt om en pris',
    heading: `Hei, ${name}`,
    lead: `${company} ber om en pris på «${title}» i prosjektet ${project} på ${address}.${answerBy ? ` Svar innen ${writtenDay(answerBy)}.` : ''}`,
    paragraphs: [
      ...(key && until
        ? [`Lenken virker til ${writtenDay(until)} og viser bare det firmaet ditt er bedt om. Du trenger ingen konto.`]
        : []),
      isHere || key ? `Bare ${company} ser prisen din.` : `Svar til ${askedBy ?? company}${askedByEmail ? ` på ${askedByEmail}` : ''}.`,
    ],
    ...(key && { button: { label: 'Gi pris', path: `/supplier/${key}` } }),
    ...(isHere && { button: { label: 'Gi pris', path: `/private/order/quotations/${quotationId}` } }),
  }),
  en: ({ name, quotationId, isHere, title, project, address, company, answerBy, askedBy, askedByEmail, key, until }) => ({
    subject: 'You are asked for a price',
    heading: `Hello, ${name}`,
    lead: `${company} asks for a price for “${title}” in the project ${project} at ${address}.${answerBy ? ` Answer by ${writtenDay(answerBy)}.` : ''}`,
    paragraphs: [
      ...(key && until
        ? [`The link works until ${writtenDay(until)} and shows only what your firm is asked for. You need no account.`]
        : []),
      isHere || key
        ? `Only ${company} sees your price.`
        : `Send your answer to ${askedBy ?? company}${askedByEmail ? ` at ${askedByEmail}` : ''}.`,
    ],
    ...(key && { button: { label: 'Give a price', path: `/supplier/${key}` } }),
    ...(isHere && { button: { label: 'Give a price', path: `/private/order/quotations/${quotationId}` } }),
  }),
})
