import { template } from '../template.ts'

interface Brought {
  projectId: string
  project: string
  address: string
  name: string
  paper: string
  /** Nothing else is asked for by its link. */
  isLast?: boolean
}

const path = ({ projectId }: Brought) => `/private/project/${projectId}/delivery-documents`

/** To whoever asked for it. */
export const paperBrought = template<Brought>('paperBrought', {
  nb: (brought) => ({
    subject: 'Et papir er levert',
    heading: 'Et papir er levert',
    lead: `${brought.name} har levert ${brought.paper} til ${brought.project}, ${brought.address}.${brought.isLast === false ? ' Flere papirer er ventet med samme lenke.' : ' Lenken er lukket.'}`,
    button: { label: 'Se papirene', path: path(brought) },
  }),
  en: (brought) => ({
    subject: 'A paper has been delivered',
    heading: 'A paper has been delivered',
    lead: `${brought.name} has delivered ${brought.paper} to ${brought.project}, ${brought.address}.${brought.isLast === false ? ' More papers are expected by the same link.' : ' The link is closed.'}`,
    button: { label: 'See the papers', path: path(brought) },
  }),
})
