import { template } from '../template.ts'
import { buttonOf, sentenceOf, type WayIn } from '../wayIn.ts'

export const customerAdded = template<{ name: string } & WayIn>('customerAdded', {
  nb: ({ name, ...way }) => ({
    subject: 'Du har fått en privat konto i Grunnmur',
    heading: `Hei, ${name}`,
    lead: `Du var allerede bruker i Grunnmur gjennom firmaet ditt. Nå har du også en privat konto, for din egen bolig. ${sentenceOf(
      'nb',
      way,
      'Logg inn med passordet du har, og velg konto.',
    )}`,
    button: buttonOf('nb', way),
    paragraphs: ['Var det ikke du som registrerte deg, trenger du ikke gjøre noe: bare du kommer inn på kontoen.'],
  }),
  en: ({ name, ...way }) => ({
    subject: 'You have a private account in Grunnmur',
    heading: `Hello, ${name}`,
    lead: `You already used Grunnmur through your company. Now you also have a private account, for your own home. ${sentenceOf(
      'en',
      way,
      'Sign in with the password you have, and choose an account.',
    )}`,
    button: buttonOf('en', way),
    paragraphs: ['If it was not you who registered, there is nothing you need to do: only you can open the account.'],
  }),
})
