import { template } from '../template.ts'

interface Brought {
  projectId: string
  project: string
  address: string
  name: string
  paper: string
}

const path = ({ projectId }: Brought) => `/private/project/${projectId}/delivery-documents`

/** To whoever asked for it. */
export const paperBrought = template<Brought>('paperBrought', {
  nb: (brought) => ({
    subject: `${brought.paper} er levert`,
    heading: `${brought.paper} er levert`,
    lead: `${brought.name} har levert papiret til ${brought.project}, ${brought.address}. Lenken er lukket.`,
    button: { label: 'Se papirene', path: path(brought) },
  }),
  en: (brought) => ({
    subject: `${brought.paper} has come`,
    heading: `${brought.paper} has come`,
    lead: `${brought.name} has brought the paper to ${brought.project}, ${brought.address}. The link is closed.`,
    button: { label: 'See the papers', path: path(brought) },
  }),
})
