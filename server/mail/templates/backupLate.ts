import { writtenDay } from '#server/kernel/written.ts'
import { template } from '../template.ts'

interface Late {
  name: string
  takenAt: string | null
}

const path = '/private/administration/jobs'

/** To whoever looks after the system: what is lost grows by the hour. */
export const backupLate = template<Late>('backupLate', {
  nb: ({ name, takenAt }) => ({
    subject: 'Sikkerhetskopien av Grunnmur er for gammel',
    heading: `Hei, ${name}`,
    lead: takenAt
      ? `Den nyeste sikkerhetskopien er fra ${writtenDay(takenAt)}, for mer enn halvannet døgn siden. Går noe galt nå, er alt som er gjort etter det, tapt.`
      : 'Det skulle vært tatt en sikkerhetskopi, men det finnes ingen. Går noe galt nå, er alt tapt.',
    button: { label: 'Se hva som gikk galt', path },
    paragraphs: ['Du får denne e-posten hver dag til det er tatt en ny.'],
  }),
  en: ({ name, takenAt }) => ({
    subject: 'The backup of Grunnmur is too old',
    heading: `Hello, ${name}`,
    lead: takenAt
      ? `The newest backup is from ${writtenDay(takenAt)}, more than a day and a half ago. If something goes wrong now, all that was done since then is lost.`
      : 'A backup should have been taken, and there is none. If something goes wrong now, everything is lost.',
    button: { label: 'See what went wrong', path },
    paragraphs: ['You get this e-mail every day until a new one is taken.'],
  }),
})
