import type { ParticipantRole } from '#schema/projects/projectTypes.ts'
import { template } from '../template.ts'

interface Given {
  projectId: string
  project: string
  address: string
  company: string
  role?: ParticipantRole
  /** Of a mail that was written before there were roles. */
  manages?: boolean
}

const roleOf = ({ role, manages }: Given) => role ?? (manages ? 'ProjectManager' : 'Subcontractor')
const headings = {
  nb: { ProjectManager: 'Du leder et prosjekt', Subcontractor: 'Du deltar i et prosjekt', Owner: 'Du er eier i et prosjekt' },
  en: { ProjectManager: 'You manage a project', Subcontractor: 'You take part in a project', Owner: 'You are the owner in a project' },
}
const place = ({ projectId }: Given) => `/private/project/${projectId}`

/** To whom a company has given a part in a project. What it is about is read after signing in. */
export const projectInvitation = template<Given>('projectInvitation', {
  nb: (given) => ({
    subject: 'Du er tatt med i et prosjekt',
    heading: headings.nb[roleOf(given)],
    lead: `${given.company} har satt deg opp${roleOf(given) === 'Owner' ? ' som eier' : ''} i ${given.project}, ${given.address}. Der finner du kontrollpunktene, tegningene og hva som gjenstår.`,
    button: { label: 'Åpne prosjektet', path: place(given) },
    paragraphs: ['Kjenner du ikke firmaet, kan du se bort fra denne e-posten.'],
  }),
  en: (given) => ({
    subject: 'You have been added to a project',
    heading: headings.en[roleOf(given)],
    lead: `${given.company} has ${roleOf(given) === 'Owner' ? 'named you as the owner in' : 'added you to'} ${given.project}, ${given.address}. There you find the control points, the drawings and what remains to be done.`,
    button: { label: 'Open the project', path: place(given) },
    paragraphs: ['If you do not know the company, you can ignore this e-mail.'],
  }),
})
