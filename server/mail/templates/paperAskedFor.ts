import { writtenDay } from '#server/kernel/written.ts'
import { template } from '../template.ts'

interface About {
  name: string
  /** One of a mail that was written before there were several. */
  paper?: string
  papers?: readonly string[]
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

const papersOf = ({ paper, papers }: About) => papers ?? [paper ?? '']
const listed = (about: About, heading: string) => {
  const papers = papersOf(about)
  return papers.length > 1 ? { groups: [{ heading, lines: papers.map((title) => ({ title, detail: '' })) }] } : {}
}
const path = ({ key }: About) => `/paper/${key}`

/** To a participant: a paper is missing, and this link takes it. */
export const paperAskedFor = template<About>('paperAskedFor', {
  nb: (about) => ({
    subject: `${about.isReminder ? 'Påminnelse: du er' : 'Du er'} bedt om ${papersOf(about).length > 1 ? 'papirer' : 'et papir'}`,
    heading: `Hei, ${about.name}`,
    lead: `${about.askedBy} i ${about.company} mangler ${papersOf(about).length > 1 ? `${papersOf(about).length} papirer` : papersOf(about)[0]} for ${about.project}, ${about.address}.${about.neededBy ? ` ${papersOf(about).length > 1 ? 'De' : 'Det'} trengs innen ${writtenDay(about.neededBy)}.` : ''}`,
    ...listed(about, 'Papirene'),
    button: { label: papersOf(about).length > 1 ? 'Lever papirene' : 'Lever papiret', path: path(about) },
    paragraphs: [
      ...(about.message ? [`«${about.message}»`] : []),
      ...(about.isReminder ? ['Lenken i den forrige e-posten virker ikke lenger; bruk denne.'] : []),
      `Lenken virker til ${writtenDay(about.until)}, tar imot ${papersOf(about).length > 1 ? 'disse papirene' : 'ett papir'} og viser ikke resten av prosjektet. Du trenger ingen konto.`,
      'Kjenner du ikke firmaet, kan du se bort fra denne e-posten.',
    ],
  }),
  en: (about) => ({
    subject: `${about.isReminder ? 'Reminder: you' : 'You'} have been asked for ${papersOf(about).length > 1 ? 'papers' : 'a paper'}`,
    heading: `Hello, ${about.name}`,
    lead: `${about.askedBy} of ${about.company} still needs ${papersOf(about).length > 1 ? `${papersOf(about).length} papers` : papersOf(about)[0]} for ${about.project}, ${about.address}.${about.neededBy ? ` ${papersOf(about).length > 1 ? 'They are' : 'It is'} needed by ${writtenDay(about.neededBy)}.` : ''}`,
    ...listed(about, 'The papers'),
    button: { label: papersOf(about).length > 1 ? 'Bring the papers' : 'Bring the paper', path: path(about) },
    paragraphs: [
      ...(about.message ? [`“${about.message}”`] : []),
      ...(about.isReminder ? ['The link in the previous e-mail no longer works; use this one.'] : []),
      `The link works until ${writtenDay(about.until)}, takes ${papersOf(about).length > 1 ? 'these papers' : 'one paper'} and shows nothing else of the project. You need no account.`,
      'If you do not know the company, you can ignore this e-mail.',
    ],
  }),
})
