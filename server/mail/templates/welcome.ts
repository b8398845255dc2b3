import { template } from '../template.ts'

/** With a token where the new user has no password yet. */
export const welcome = template<{ name: string; token?: string }>('welcome', {
  nb: ({ name, token }) => ({
    subject: 'Velkommen til Grunnmur',
    heading: `Velkommen hjem, ${name}`,
    lead: token
      ? 'Kontoen din er klar. Lag et passord, så kan du logge inn. Lenken virker én gang, i sju dager.'
      : 'Kontoen din er klar. Nå kan du samle alt om boligen din på ett sted.',
    button: token ? { label: 'Lag passord', path: `/create-password/${token}` } : { label: 'Logg inn', path: '/login' },
    paragraphs: ['Var det ikke du som registrerte deg, kan du se bort fra denne e-posten.'],
  }),
  en: ({ name, token }) => ({
    subject: 'Welcome to Grunnmur',
    heading: `Welcome home, ${name}`,
    lead: token
      ? 'Your account is ready. Create a password and you can sign in. The link works once, for seven days.'
      : 'Your account is ready. From now on everything about your home has one place.',
    button: token ? { label: 'Create a password', path: `/create-password/${token}` } : { label: 'Sign in', path: '/login' },
    paragraphs: ['If it was not you who registered, you can ignore this e-mail.'],
  }),
})
