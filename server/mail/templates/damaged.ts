import { template } from '../template.ts'

interface Damaged {
  name: string
  count: number
}

const path = '/private/administration/operating'

/** To whoever looks after the system: what can be brought back today may be gone from the last backup in a year. */
export const damaged = template<Damaged>('damaged', {
  nb: ({ name, count }) => ({
    subject: 'Noe i Grunnmur er ikke slik det ble lagret',
    heading: `Hei, ${name}`,
    lead: `Nattens kontroll fant ${count === 1 ? 'ett avvik' : `${count} avvik`} mellom det som er lagret, og det som ble skrevet ned om det. Ta vare på disken, og hent det som mangler fra en sikkerhetskopi.`,
    button: { label: 'Se hva som kan gjøres', path },
    paragraphs: ['Loggen til tjenesten nevner hver fil og dag. Du får en ny e-post bare om det blir flere.'],
  }),
  en: ({ name, count }) => ({
    subject: 'Something in Grunnmur is not as it was stored',
    heading: `Hello, ${name}`,
    lead: `The check of last night found ${count === 1 ? 'one difference' : `${count} differences`} between what is kept and what was written down of it. Keep the disk as it is, and bring back what is missing from a backup.`,
    button: { label: 'See what can be done', path },
    paragraphs: ['The log of the service names each file and day. You get another e-mail only if there are more.'],
  }),
})
