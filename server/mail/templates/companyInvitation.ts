import { template } from '../template.ts'

/** With a token where the person has no password yet. */
export const companyInvitation = template<{ name: string; company: string; token?: string }>('companyInvitation', {
  nb: ({ name, company, token }) => ({
    subject: `${company} har gitt deg tilgang i Grunnmur`,
    heading: `Hei, ${name}`,
    lead: token
      ? `Du er lagt til i ${company}. Lag et passord, så kan du logge inn. Lenken virker én gang, i sju dager.`
      : `Du er lagt til i ${company}. Logg inn med passordet du har, og velg firmaet som konto.`,
    button: token ? { label: 'Lag passord', path: `/create-password/${token}` } : { label: 'Logg inn', path: '/login' },
    paragraphs: ['Kjenner du ikke firmaet, kan du se bort fra denne e-posten.'],
  }),
  en: ({ name, company, token }) => ({
    subject: `${company} has given you access in Grunnmur`,
    heading: `Hello, ${name}`,
    lead: token
      ? `You have been added to ${company}. Create a password and you can sign in. The link works once, for seven days.`
      : `You have been added to ${company}. Sign in with the password you have, and choose the company as your account.`,
    button: token ? { label: 'Create a password', path: `/create-password/${token}` } : { label: 'Sign in', path: '/login' },
    paragraphs: ['If you do not know the company, you can ignore this e-mail.'],
  }),
})
