import { template } from '../template.ts'

/** To the first administrator of a new company; with a token where they have no password yet. */
export const companyWelcome = template<{ name: string; company: string; token?: string }>('companyWelcome', {
  nb: ({ name, company, token }) => ({
    subject: `${company} er registrert i Grunnmur`,
    heading: `Velkommen, ${name}`,
    lead: token
      ? `${company} er registrert, og du er administrator. Lag et passord, så kan du logge inn. Lenken virker én gang, i sju dager.`
      : `${company} er registrert, og du er administrator. Nå kan du fylle ut firmaprofilen og legge til kolleger.`,
    button: token ? { label: 'Lag passord', path: `/create-password/${token}` } : { label: 'Logg inn', path: '/login' },
    paragraphs: ['Var det ikke du som registrerte firmaet, kan du se bort fra denne e-posten.'],
  }),
  en: ({ name, company, token }) => ({
    subject: `${company} is registered in Grunnmur`,
    heading: `Welcome, ${name}`,
    lead: token
      ? `${company} is registered, and you are its administrator. Create a password and you can sign in. The link works once, for seven days.`
      : `${company} is registered, and you are its administrator. Now you can fill in the company profile and add colleagues.`,
    button: token ? { label: 'Create a password', path: `/create-password/${token}` } : { label: 'Sign in', path: '/login' },
    paragraphs: ['If it was not you who registered the company, you can ignore this e-mail.'],
  }),
})
