import { writtenDay } from '#server/kernel/written.ts'
import { template } from '../template.ts'

const path = '/private/profile/edit?see=data-export'

/** It leads to the profile, where one signs in first: who finds the mail finds nothing else. */
export const dataExportReady = template<{ name: string; expiresAt: string }>('dataExportReady', {
  nb: ({ name, expiresAt }) => ({
    subject: 'Kopien av opplysningene dine er klar',
    heading: `Kopien er klar, ${name}`,
    lead: `Vi har samlet det som er ditt i Grunnmur, i én fil. Du kan laste den ned til ${writtenDay(expiresAt)}; da slettes den.`,
    button: { label: 'Last ned kopien', path },
    paragraphs: ['Du må være logget inn, og bare du kan hente den. Var det ikke du som ba om den, bør du bytte passord med en gang.'],
  }),
  en: ({ name, expiresAt }) => ({
    subject: 'The copy of your data is ready',
    heading: `Your copy is ready, ${name}`,
    lead: `We have gathered what is yours in Grunnmur in one file. You can download it until ${writtenDay(expiresAt)}, when it is deleted.`,
    button: { label: 'Download the copy', path },
    paragraphs: ['You have to be signed in, and only you can fetch it. If it was not you who asked for it, change your password at once.'],
  }),
})
