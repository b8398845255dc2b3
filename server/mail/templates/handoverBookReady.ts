import { template } from '../template.ts'

interface Ready {
  projectId: string
  project: string
  address: string
  company: string
  pageCount: number
}

const path = ({ projectId }: Ready) => `/private/project/${projectId}`

/** To whoever asked for the book of a completed project; of the first one to its owners as well. */
export const handoverBookReady = template<Ready>('handoverBookReady', {
  nb: (ready) => ({
    subject: 'En overleveringsbok er klar',
    heading: 'Overleveringsboken er klar',
    lead: `Alt fra ${ready.project}, ${ready.address}, er samlet i én bok på ${ready.pageCount} sider: punktene med bilder, papirene, og hvem som har signert. ${ready.company} sto for arbeidet.`,
    button: { label: 'Se boken', path: path(ready) },
    paragraphs: ['Alle bilder og papirer slik de ble levert, ligger i en zip-fil ved siden av.'],
  }),
  en: (ready) => ({
    subject: 'A handover book is ready',
    heading: 'The handover book is ready',
    lead: `All of ${ready.project}, ${ready.address}, is collected in a book of ${ready.pageCount} pages: the points with pictures, the papers, and who signed. ${ready.company} did the work.`,
    button: { label: 'See the book', path: path(ready) },
    paragraphs: ['All pictures and papers, as they were delivered, are in a zip file beside it.'],
  }),
})
