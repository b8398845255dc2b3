import { fetched } from '#client/ui/fetched.tsx'
import { DateFields } from './DateFields.tsx'
import { JobFields } from './JobFields.tsx'
import { type Options, PeopleFields } from './PeopleFields.tsx'
import { type ProjectValues, type StepName, stepRules } from './projectValues.ts'
import type { FormStep } from './StepForm.tsx'

// The last of four: nobody waits for it who has not come that far.
const AreasStep = fetched(async () => (await import('./AreasStep.tsx')).AreasStep)

const said = <Name extends StepName>(name: Name) => ({
  name,
  label: `projects.new.step.${name}` as const,
  question: `projects.new.question.${name}` as const,
  lead: `projects.new.lead.${name}` as const,
  next: `projects.new.next.${name}` as const,
  rules: stepRules[name],
})

/** What is asked of every project. */
export const projectSteps = (options: Options): readonly FormStep<ProjectValues>[] => [
  { ...said('job'), isAnswered: ({ type }) => type !== '', fields: () => <JobFields /> },
  { ...said('people'), alsoAsks: ['customer'], fields: () => <PeopleFields options={options} /> },
  { ...said('dates'), fields: () => <DateFields /> },
  { ...said('areas'), isWide: true, fields: (values) => <AreasStep values={values} options={options} /> },
]
