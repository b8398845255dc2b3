import { template } from '../template.ts'

export const passwordChanged = template<{ name: string }>('passwordChanged', {
  nb: ({ name }) => ({
    subject: 'Passordet ditt er byttet',
    heading: `Hei, ${name}`,
    lead: 'Passordet ditt i Grunnmur er byttet, og du er logget ut overalt.',
    paragraphs: ['Var det ikke du som gjorde det, bør du lage et nytt passord med en gang og si fra til oss.'],
    button: { label: 'Logg inn', path: '/login' },
  }),
  en: ({ name }) => ({
    subject: 'Your password has been changed',
    heading: `Hello, ${name}`,
    lead: 'Your password for Grunnmur has been changed, and you have been signed out everywhere.',
    paragraphs: ['If it was not you who did this, create a new password at once and let us know.'],
    button: { label: 'Sign in', path: '/login' },
  }),
})
