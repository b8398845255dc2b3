import type { ComponentType } from 'react'
import { fetched } from '#client/ui/fetched.tsx'
import type { Options } from './PeopleFields.tsx'
import { type ProjectValues, type StepName, stepRules } from './projectValues.ts'
import type { FormStep } from './StepForm.tsx'

// Nobody waits for a later step who has not come that far.
const PeopleFields = fetched(async () => (await import('./PeopleFields.tsx')).PeopleFields)
const DateFields = fetched(async () => (await import('./DateFields.tsx')).DateFields)
const AreasStep = fetched(async () => (await import('./AreasStep.tsx')).AreasStep)

const said = <Name extends StepName>(name: Name) => ({
  name,
  label: `projects.new.step.${name}` as const,
  question: `projects.new.question.${name}` as const,
  lead: `projects.new.lead.${name}` as const,
  next: `projects.new.next.${name}` as const,
  rules: stepRules[name],
})

/** What is asked of every project. Where the job is asked for first, its fields come with the page. */
export const projectSteps = (options: Options, JobFields: ComponentType): readonly FormStep<ProjectValues>[] => [
  { ...said('job'), isAnswered: ({ type }) => type !== '', fields: () => <JobFields /> },
  { ...said('people'), alsoAsks: ['customer'], fields: () => <PeopleFields options={options} /> },
  { ...said('dates'), fields: () => <DateFields /> },
  { ...said('areas'), isWide: true, fields: (values) => <AreasStep values={values} options={options} /> },
]
