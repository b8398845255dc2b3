import { template } from '../template.ts'

/** To somebody known, whose address a new company was registered with; with a token where they have no password yet. */
export const companyAdded = template<{ name: string; company: string; token?: string }>('companyAdded', {
  nb: ({ name, company, token }) => ({
    subject: `${company} er registrert i Grunnmur`,
    heading: `Hei, ${name}`,
    lead: token
      ? `${company} er registrert med e-postadressen din, og du er administrator. Lag et passord, så kan du logge inn. Lenken virker én gang, i sju dager.`
      : `${company} er registrert med e-postadressen din, og du er administrator. Logg inn med passordet du har, og velg firmaet som konto.`,
    button: token ? { label: 'Lag passord', path: `/create-password/${token}` } : { label: 'Logg inn', path: '/login' },
    paragraphs: ['Var det ikke du som registrerte firmaet, trenger du ikke gjøre noe: bare du kommer inn på kontoen.'],
  }),
  en: ({ name, company, token }) => ({
    subject: `${company} is registered in Grunnmur`,
    heading: `Hello, ${name}`,
    lead: token
      ? `${company} is registered with your e-mail address, and you are its administrator. Create a password and you can sign in. The link works once, for seven days.`
      : `${company} is registered with your e-mail address, and you are its administrator. Sign in with the password you have, and choose the company as your account.`,
    button: token ? { label: 'Create a password', path: `/create-password/${token}` } : { label: 'Sign in', path: '/login' },
    paragraphs: ['If it was not you who registered the company, there is nothing you need to do: only you can open the account.'],
  }),
})
