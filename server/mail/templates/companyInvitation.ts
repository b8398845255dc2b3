import { template } from '../template.ts'
import { buttonOf, sentenceOf, type WayIn } from '../wayIn.ts'

/** To whom a company wants to have. What they answer, they answer on the list of their accounts. */
export const companyInvitation = template<{ name: string; company: string } & WayIn>('companyInvitation', {
  nb: ({ name, company, ...way }) => ({
    subject: 'Du er invitert til et firma i Grunnmur',
    heading: `Hei, ${name}`,
    lead: `${company} har invitert deg. Du sier ja eller nei når du er logget inn. ${sentenceOf('nb', way, 'Logg inn med passordet du har.')}`,
    button: buttonOf('nb', way, '/private/account-list'),
    paragraphs: ['Firmaet ser bare det det selv har skrevet, til du blir med. Kjenner du det ikke, kan du se bort fra denne e-posten.'],
  }),
  en: ({ name, company, ...way }) => ({
    subject: 'You are invited to a company in Grunnmur',
    heading: `Hello, ${name}`,
    lead: `${company} has invited you. Sign in to say yes or no. ${sentenceOf('en', way, 'Sign in with the password you have.')}`,
    button: buttonOf('en', way, '/private/account-list'),
    paragraphs: ['Until you join, the company sees only what it has entered itself. If you do not know it, you can ignore this e-mail.'],
  }),
})
