import { template } from '../template.ts'
import { buttonOf, sentenceOf, type WayIn } from '../wayIn.ts'

/** To somebody known, whose address a new company was registered with. */
export const companyAdded = template<{ name: string; company: string } & WayIn>('companyAdded', {
  nb: ({ name, company, ...way }) => ({
    subject: 'Et firma er registrert med adressen din',
    heading: `Hei, ${name}`,
    lead: `${company} er registrert med e-postadressen din. Velg firmaet på listen over kontoene dine, så er du administrator. ${sentenceOf(
      'nb',
      way,
      'Logg inn med passordet du har.',
    )}`,
    button: buttonOf('nb', way, '/private/account-list'),
    paragraphs: ['Var det ikke du som registrerte firmaet, kan du takke nei der, eller se bort fra denne e-posten.'],
  }),
  en: ({ name, company, ...way }) => ({
    subject: 'A company has been registered with your address',
    heading: `Hello, ${name}`,
    lead: `${company} has been registered with your e-mail address. Choose the company in your list of accounts, and you are its administrator. ${sentenceOf(
      'en',
      way,
      'Sign in with the password you have.',
    )}`,
    button: buttonOf('en', way, '/private/account-list'),
    paragraphs: ['If it was not you who registered the company, you can decline there, or ignore this e-mail.'],
  }),
})
