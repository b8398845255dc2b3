import { template } from '../template.ts'

export interface DeviationTold {
  projectId: string
  deviationId: string
  project: string
  address: string
  /** What is wrong, in words. */
  text: string
  /** What was said when it was mended, or sent back. */
  answer: string | null
  dueDate: string | null
  what: 'raised' | 'mended' | 'sentBack' | 'confirmed' | 'planned'
}

const nb = {
  raised: { subject: 'Nytt avvik', heading: 'Et avvik venter på deg', lead: 'Det er meldt et avvik' },
  mended: { subject: 'Avvik rettet', heading: 'Er det rettet?', lead: 'Avviket du meldte, er rettet og venter på at du bekrefter det' },
  sentBack: { subject: 'Avvik sendt tilbake', heading: 'Avviket er ikke rettet', lead: 'Et avvik er sendt tilbake til deg' },
  confirmed: { subject: 'Avvik bekreftet', heading: 'Avviket er bekreftet rettet', lead: 'Avviket er bekreftet rettet' },
  planned: {
    subject: 'Avvik flyttet til planen',
    heading: 'Noe følges videre i planen',
    lead: 'Et avvik er flyttet til vedlikeholdsplanen',
  },
} as const
const en = {
  raised: { subject: 'New deviation', heading: 'A deviation is waiting for you', lead: 'A deviation has been raised' },
  mended: {
    subject: 'Deviation fixed',
    heading: 'Is it fixed?',
    lead: 'The deviation that you raised has been fixed, and is waiting for you to confirm it',
  },
  sentBack: { subject: 'Deviation sent back', heading: 'The deviation is not fixed', lead: 'A deviation has been sent back to you' },
  confirmed: { subject: 'Deviation confirmed', heading: 'The deviation is confirmed', lead: 'The deviation is confirmed as fixed' },
  planned: {
    subject: 'Deviation moved to the plan',
    heading: 'Something will be followed up in the plan',
    lead: 'A deviation has been moved to the maintenance plan',
  },
} as const

const path = ({ projectId, deviationId }: DeviationTold) => `/private/project/${projectId}/deviations/${deviationId}`
const said = ({ text, answer, what }: DeviationTold) => [text, ...(answer && (what === 'mended' || what === 'sentBack') ? [answer] : [])]

/** To whom it falls to do something about a deviation, or who waited for it. */
export const deviationTold = template<DeviationTold>('deviationTold', {
  nb: (about) => ({
    subject: nb[about.what].subject,
    heading: nb[about.what].heading,
    lead: `${nb[about.what].lead} i ${about.project}, ${about.address}.${about.what === 'raised' && about.dueDate ? ` Fristen er ${about.dueDate}.` : ''}`,
    button: { label: 'Åpne avviket', path: path(about) },
    paragraphs: said(about).map((words) => `«${words}»`),
  }),
  en: (about) => ({
    subject: en[about.what].subject,
    heading: en[about.what].heading,
    lead: `${en[about.what].lead} in ${about.project}, ${about.address}.${about.what === 'raised' && about.dueDate ? ` It is due on ${about.dueDate}.` : ''}`,
    button: { label: 'Open the deviation', path: path(about) },
    paragraphs: said(about).map((words) => `“${words}”`),
  }),
})
