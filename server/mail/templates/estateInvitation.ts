import { template } from '../template.ts'
import { buttonOf, sentenceOf, type WayIn } from '../wayIn.ts'

/** To whom a company has added an estate for. */
export const estateInvitation = template<{ name: string; company: string; address: string } & WayIn>('estateInvitation', {
  nb: ({ name, company, address, ...way }) => ({
    subject: `${company} har lagt inn ${address} for deg`,
    heading: `Hei, ${name}`,
    lead: `${company} har lagt inn ${address} i Grunnmur, med deg som eier. ${sentenceOf(
      'nb',
      way,
      'Logg inn, så finner du den blant eiendommene dine.',
    )}`,
    button: buttonOf('nb', way),
    paragraphs: ['Kjenner du ikke firmaet, kan du se bort fra denne e-posten.'],
  }),
  en: ({ name, company, address, ...way }) => ({
    subject: `${company} has added ${address} for you`,
    heading: `Hello, ${name}`,
    lead: `${company} has added ${address} to Grunnmur, with you as its owner. ${sentenceOf(
      'en',
      way,
      'Sign in, and you find it among your properties.',
    )}`,
    button: buttonOf('en', way),
    paragraphs: ['If you do not know the company, you can ignore this e-mail.'],
  }),
})
