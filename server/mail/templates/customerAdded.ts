import { template } from '../template.ts'

/** With a token where the person has no password yet. */
export const customerAdded = template<{ name: string; token?: string }>('customerAdded', {
  nb: ({ name, token }) => ({
    subject: 'Du har fått en privat konto i Grunnmur',
    heading: `Hei, ${name}`,
    lead: `Du var allerede bruker i Grunnmur gjennom firmaet ditt. Nå har du også en privat konto, for din egen bolig. ${
      token ? 'Lag et passord, så kan du logge inn. Lenken virker én gang, i sju dager.' : 'Logg inn med passordet du har, og velg konto.'
    }`,
    button: token ? { label: 'Lag passord', path: `/create-password/${token}` } : { label: 'Logg inn', path: '/login' },
    paragraphs: ['Var det ikke du som registrerte deg, trenger du ikke gjøre noe: bare du kommer inn på kontoen.'],
  }),
  en: ({ name, token }) => ({
    subject: 'You have a private account in Grunnmur',
    heading: `Hello, ${name}`,
    lead: `You already used Grunnmur through your company. Now you also have a private account, for your own home. ${
      token
        ? 'Create a password and you can sign in. The link works once, for seven days.'
        : 'Sign in with the password you have, and choose an account.'
    }`,
    button: token ? { label: 'Create a password', path: `/create-password/${token}` } : { label: 'Sign in', path: '/login' },
    paragraphs: ['If it was not you who registered, there is nothing you need to do: only you can open the account.'],
  }),
})
