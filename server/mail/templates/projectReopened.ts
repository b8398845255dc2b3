import { template } from '../template.ts'

interface Reopened {
  projectId: string
  project: string
  address: string
  company: string
  /** Why, in the words of whoever opened it. */
  reason: string
  /** Whether the house is the reader's. */
  owns: boolean
}

const path = ({ projectId }: Reopened) => `/private/project/${projectId}`

/** To all who had a part in a project that goes on after it was closed. */
export const projectReopened = template<Reopened>('projectReopened', {
  nb: (reopened) => ({
    subject: 'Et prosjekt er åpnet igjen',
    heading: 'Prosjektet er åpnet igjen',
    lead: `${reopened.company} har åpnet ${reopened.project}, ${reopened.address}, igjen. Begrunnelsen er: ${reopened.reason}`,
    button: { label: 'Se prosjektet', path: path(reopened) },
    paragraphs: reopened.owns
      ? ['Det du har fått overlevert, beholder du. Fristene for befaring og reklamasjon regnes på nytt når prosjektet avsluttes igjen.']
      : [],
  }),
  en: (reopened) => ({
    subject: 'A project has been opened again',
    heading: 'The project has been opened again',
    lead: `${reopened.company} has opened ${reopened.project}, ${reopened.address}, again. The reason is: ${reopened.reason}`,
    button: { label: 'See the project', path: path(reopened) },
    paragraphs: reopened.owns
      ? [
          'What has been handed over to you stays yours. The deadlines for inspections and complaints are counted again when the project is closed again.',
        ]
      : [],
  }),
})
