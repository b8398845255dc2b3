import { dayOf } from '../dayOf.ts'
import { template } from '../template.ts'

interface Asked {
  name: string
  paper: string
  project: string
  address: string
  company: string
  askedBy: string
  message: string | null
  neededBy: string | null
  key: string
  until: string
  /** It was asked for before, and the link of that mail does not work any more. */
  isReminder?: boolean
}

const path = ({ key }: Asked) => `/paper/${key}`

/** To a participant: a paper is missing, and this link takes it. */
export const paperAskedFor = template<Asked>('paperAskedFor', {
  nb: (asked) => ({
    subject: asked.isReminder ? 'Påminnelse: du er bedt om et papir' : 'Du er bedt om et papir',
    heading: `Hei, ${asked.name}`,
    lead: `${asked.askedBy} i ${asked.company} mangler ${asked.paper} for ${asked.project}, ${asked.address}.${asked.neededBy ? ` Det trengs innen ${dayOf(asked.neededBy)}.` : ''}`,
    button: { label: 'Lever papiret', path: path(asked) },
    paragraphs: [
      ...(asked.message ? [`«${asked.message}»`] : []),
      ...(asked.isReminder ? ['Lenken i den forrige e-posten virker ikke lenger; bruk denne.'] : []),
      `Lenken virker til ${dayOf(asked.until)}, tar imot ett papir og viser ikke resten av prosjektet. Du trenger ingen konto.`,
      'Kjenner du ikke firmaet, kan du se bort fra denne e-posten.',
    ],
  }),
  en: (asked) => ({
    subject: asked.isReminder ? 'Reminder: you are asked for a paper' : 'You are asked for a paper',
    heading: `Hello, ${asked.name}`,
    lead: `${asked.askedBy} of ${asked.company} still needs this for ${asked.project}, ${asked.address}: ${asked.paper}.${asked.neededBy ? ` It is needed by ${dayOf(asked.neededBy)}.` : ''}`,
    button: { label: 'Bring the paper', path: path(asked) },
    paragraphs: [
      ...(asked.message ? [`“${asked.message}”`] : []),
      ...(asked.isReminder ? ['The link of the mail before does not work any more; use this one.'] : []),
      `The link works until ${dayOf(asked.until)}, takes one paper and shows nothing else of the project. You need no account.`,
      'If you do not know the company, you can ignore this e-mail.',
    ],
  }),
})
