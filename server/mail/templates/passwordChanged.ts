import { template } from '../template.ts'

const nb = { everywhere: ', og du er logget ut overalt', elsewhere: ', og du er logget ut alle andre steder', nowhere: '' } as const
const en = {
  everywhere: ', and you have been signed out everywhere',
  elsewhere: ', and you have been signed out everywhere else',
  nowhere: '',
} as const

interface Changed {
  name: string
  /** Where its owner has to sign in anew. */
  signedOut?: keyof typeof nb
}

/** To whoever signs in by it. */
export const passwordChanged = template<Changed>('passwordChanged', {
  nb: ({ name, signedOut = 'everywhere' }) => ({
    subject: 'Passordet ditt er byttet',
    heading: `Hei, ${name}`,
    lead: `Passordet ditt i Grunnmur er byttet${nb[signedOut]}.`,
    paragraphs: ['Var det ikke du som gjorde det, bør du lage et nytt passord med en gang og si fra til oss.'],
    button: { label: 'Lag nytt passord', path: '/reset-password' },
  }),
  en: ({ name, signedOut = 'everywhere' }) => ({
    subject: 'Your password has been changed',
    heading: `Hello, ${name}`,
    lead: `Your password for Grunnmur has been changed${en[signedOut]}.`,
    paragraphs: ['If it was not you who did this, create a new password at once and let us know.'],
    button: { label: 'Create a new password', path: '/reset-password' },
  }),
})
