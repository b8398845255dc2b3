import { template } from '../template.ts'

export const customerAdded = template<{ name: string }>('customerAdded', {
  nb: ({ name }) => ({
    subject: 'Du har fått en privat konto i Grunnmur',
    heading: `Hei, ${name}`,
    lead: 'Du var allerede bruker i Grunnmur gjennom firmaet ditt. Nå har du også en privat konto, for din egen bolig. Logg inn med passordet du har, og velg konto.',
    button: { label: 'Logg inn', path: '/login' },
    paragraphs: ['Var det ikke du som registrerte deg, trenger du ikke gjøre noe: bare du kommer inn på kontoen.'],
  }),
  en: ({ name }) => ({
    subject: 'You have a private account in Grunnmur',
    heading: `Hello, ${name}`,
    lead: 'You already used Grunnmur through your company. Now you also have a private account, for your own home. Sign in with the password you have, and choose an account.',
    button: { label: 'Sign in', path: '/login' },
    paragraphs: ['If it was not you who registered, there is nothing you need to do: only you can open the account.'],
  }),
})
