import { template } from '../template.ts'

interface Closed {
  projectId: string
  project: string
  address: string
  company: string
  /** Whether the house is the reader's. */
  owns: boolean
}

const path = ({ projectId }: Closed) => `/private/project/${projectId}`

/** To all who had a part in a project that was closed. */
export const projectClosed = template<Closed>('projectClosed', {
  nb: (closed) => ({
    subject: 'Et prosjekt er avsluttet',
    heading: closed.owns ? 'Jobben er overlevert' : 'Prosjektet er avsluttet',
    lead: `${closed.company} har avsluttet ${closed.project}, ${closed.address}. Ingenting kan endres etterpå, og alt kan leses av dem som var med.`,
    button: { label: 'Se prosjektet', path: path(closed) },
    paragraphs: closed.owns
      ? ['Papirene ligger blant eiendommens oppussinger, og vi minner deg på befaring og reklamasjon når tiden nærmer seg.']
      : [],
  }),
  en: (closed) => ({
    subject: 'A project has been closed',
    heading: closed.owns ? 'The work has been handed over' : 'The project has been closed',
    lead: `${closed.company} has closed ${closed.project}, ${closed.address}. Nothing can be changed any more, and everyone who took part can still read all of it.`,
    button: { label: 'See the project', path: path(closed) },
    paragraphs: closed.owns
      ? ['The papers are among the renovations of the property, and we will remind you of inspections and complaints when the time comes.']
      : [],
  }),
})
