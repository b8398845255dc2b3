import { template } from '../template.ts'

/** To the address that somebody signed in by until now. */
export const emailChanged = template<{ name: string }>('emailChanged', {
  nb: ({ name }) => ({
    subject: 'E-postadressen din er byttet',
    heading: `Hei, ${name}`,
    lead: 'Fra nå av logger du inn i Grunnmur med en annen adresse, og meldinger går dit.',
    paragraphs: ['Var det ikke du som byttet den, må du kontakte oss med en gang.'],
  }),
  en: ({ name }) => ({
    subject: 'Your e-mail address has been changed',
    heading: `Hello, ${name}`,
    lead: 'From now on you sign in to Grunnmur with another address, and messages go there.',
    paragraphs: ['If you did not change it, contact us at once.'],
  }),
})
