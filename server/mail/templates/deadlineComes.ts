import type { DeadlineKind } from '#schema/projects/contracts.ts'
import { writtenDay } from '#server/kernel/written.ts'
import { template } from '../template.ts'

interface Coming {
  name: string
  projectId: string
  project: string
  company: string
  address: string
  kind: DeadlineKind
  dueDate: string
}

const nb: Readonly<Record<DeadlineKind, string>> = {
  callInspection: 'Om en måned er det ett år siden overtakelsen. Be firmaet om å kalle inn til befaring.',
  inspection: 'Det er ett år siden overtakelsen. Gå gjennom arbeidet sammen med firmaet, og skriv ned det dere finner.',
  lastWalk: 'Om tre måneder er det fem år siden overtakelsen. Se over arbeidet en siste gang, og si fra skriftlig om det er noe.',
  complaint: 'I dag er det fem år siden overtakelsen.',
}
const en: Readonly<Record<DeadlineKind, string>> = {
  callInspection: 'In a month it will be a year since the handover. Ask the company to arrange the inspection.',
  inspection: 'It has been a year since the handover. Go through the work together with the company, and write down what you find.',
  lastWalk:
    'In three months it will be five years since the handover. Go over the work one last time, and tell the company in writing if there is anything.',
  complaint: 'It is five years today since the handover.',
}
const path = ({ projectId }: Coming) => `/private/project/${projectId}`

/** To the owners, of what was built or mended for them. */
export const deadlineComes = template<Coming>(
  'deadlineComes',
  {
    nb: (coming) => ({
      subject: `En dag å huske etter et prosjekt: ${writtenDay(coming.dueDate)}`,
      heading: `Hei, ${coming.name}`,
      lead: `${coming.project}, ${coming.address}, ble utført av ${coming.company}. ${nb[coming.kind]}`,
      button: { label: 'Se prosjektet', path: path(coming) },
      paragraphs: ['Vi minner om dagene og avgjør ingen rettigheter. Avtalen kan gi deg lengre tid.'],
    }),
    en: (coming) => ({
      subject: `An important date after a project: ${writtenDay(coming.dueDate)}`,
      heading: `Hello, ${coming.name}`,
      lead: `${coming.project}, ${coming.address}, was done by ${coming.company}. ${en[coming.kind]}`,
      button: { label: 'See the project', path: path(coming) },
      paragraphs: ['We only remind you of the dates; they do not decide your rights. Your agreement may give you longer.'],
    }),
  },
  'maintenance',
)
