import { template } from '../template.ts'

/** To whom a company has added an estate for. With a token where the person has no password yet. */
export const estateInvitation = template<{ name: string; company: string; address: string; token?: string }>('estateInvitation', {
  nb: ({ name, company, address, token }) => ({
    subject: `${company} har lagt inn ${address} for deg`,
    heading: `Hei, ${name}`,
    lead: token
      ? `${company} har lagt inn ${address} i Grunnmur, med deg som eier. Lag et passord, så kan du logge inn. Lenken virker én gang, i sju dager.`
      : `${company} har lagt inn ${address} i Grunnmur, med deg som eier. Logg inn, så finner du den blant eiendommene dine.`,
    button: token ? { label: 'Lag passord', path: `/create-password/${token}` } : { label: 'Logg inn', path: '/login' },
    paragraphs: ['Kjenner du ikke firmaet, kan du se bort fra denne e-posten.'],
  }),
  en: ({ name, company, address, token }) => ({
    subject: `${company} has added ${address} for you`,
    heading: `Hello, ${name}`,
    lead: token
      ? `${company} has added ${address} to Grunnmur, with you as its owner. Create a password and you can sign in. The link works once, for seven days.`
      : `${company} has added ${address} to Grunnmur, with you as its owner. Sign in, and you find it among your properties.`,
    button: token ? { label: 'Create a password', path: `/create-password/${token}` } : { label: 'Sign in', path: '/login' },
    paragraphs: ['If you do not know the company, you can ignore this e-mail.'],
  }),
})
