import { template } from '../template.ts'

interface Given {
  projectId: string
  project: string
  address: string
  company: string
  manages: boolean
}

const place = ({ projectId }: Given) => `/private/project/${projectId}`

/** To whom a company has given a part in a project. What it is about is read after signing in. */
export const projectInvitation = template<Given>('projectInvitation', {
  nb: (given) => ({
    subject: 'Du er tatt med i et prosjekt',
    heading: given.manages ? 'Du leder et prosjekt' : 'Du deltar i et prosjekt',
    lead: `${given.company} har satt deg opp i ${given.project}, ${given.address}. Der finner du kontrollpunktene, tegningene og hva som gjenstår.`,
    button: { label: 'Åpne prosjektet', path: place(given) },
    paragraphs: ['Kjenner du ikke firmaet, kan du se bort fra denne e-posten.'],
  }),
  en: (given) => ({
    subject: 'You have been given a part in a project',
    heading: given.manages ? 'You manage a project' : 'You take part in a project',
    lead: `${given.company} has given you a part in ${given.project}, ${given.address}. There you find the control points, the drawings and what remains to be done.`,
    button: { label: 'Open the project', path: place(given) },
    paragraphs: ['If you do not know the company, you can ignore this e-mail.'],
  }),
})
