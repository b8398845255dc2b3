import { template } from '../template.ts'

interface Made {
  name: string
  title: string
  address: string
  estateId: string
}

const path = ({ estateId }: Made) => `/private/estate/${estateId}/maintenance/reports`

/** To those whom its author named, once a yearly report is made. It leads to the report; who finds the mail finds no more. */
export const reportMade = template<Made>('reportMade', {
  nb: (made) => ({
    subject: 'En årsrapport er klar',
    heading: `Hei, ${made.name}`,
    lead: `Årsrapporten «${made.title}» for ${made.address} er laget. Du kan lese den i Grunnmur.`,
    button: { label: 'Les årsrapporten', path: path(made) },
  }),
  en: (made) => ({
    subject: 'A yearly report is ready',
    heading: `Hello, ${made.name}`,
    lead: `The yearly report “${made.title}” for ${made.address} has been made. You can read it in Grunnmur.`,
    button: { label: 'Read the yearly report', path: path(made) },
  }),
})
