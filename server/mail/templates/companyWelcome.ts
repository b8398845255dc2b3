import { template } from '../template.ts'
import { buttonOf, sentenceOf, type WayIn } from '../wayIn.ts'

/** To the first administrator of a new company. */
export const companyWelcome = template<{ name: string; company: string } & WayIn>('companyWelcome', {
  nb: ({ name, company, ...way }) => ({
    subject: 'Firmaet er registrert i Grunnmur',
    heading: `Velkommen, ${name}`,
    lead: `${company} er registrert, og du er administrator. ${sentenceOf(
      'nb',
      way,
      'Nå kan du fylle ut firmaprofilen og legge til kolleger.',
    )}`,
    button: buttonOf('nb', way),
    paragraphs: ['Var det ikke du som registrerte firmaet, kan du se bort fra denne e-posten.'],
  }),
  en: ({ name, company, ...way }) => ({
    subject: 'The company is registered in Grunnmur',
    heading: `Welcome, ${name}`,
    lead: `${company} is registered, and you are its administrator. ${sentenceOf(
      'en',
      way,
      'Now you can fill in the company profile and add colleagues.',
    )}`,
    button: buttonOf('en', way),
    paragraphs: ['If it was not you who registered the company, you can ignore this e-mail.'],
  }),
})
