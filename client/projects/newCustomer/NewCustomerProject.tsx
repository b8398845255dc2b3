import { useState } from 'react'
import { useSend } from '#client/data/useSend.ts'
import { StartProjectForCustomerDocument } from '#client/generated/graphql.ts'
import type { Firm } from '#client/projects/performers/performers.ts'
import { projectsPath } from '#client/projects/projectPlace.ts'
import type { Options } from '#client/projects/saveProject/PeopleFields.tsx'
import { projectSteps } from '#client/projects/saveProject/projectSteps.tsx'
import { type FormStep, StepForm } from '#client/projects/saveProject/StepForm.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { keptDraft } from '#client/ui/form/keptDraft.ts'
import { customerAndPlace } from '#schema/projects/customerProject.input.ts'
import { projectForm } from '#schema/projects/saveProject.input.ts'
import { CustomerStep } from './CustomerStep.tsx'
import { blankForCustomer, type CustomerOptions, type CustomerProjectValues, sentForCustomer } from './customerValues.ts'

const JobFields = fetched(async () => (await import('#client/projects/saveProject/JobFields.tsx')).JobFields)
const ParticipantFields = fetched(async () => (await import('#client/projects/saveProject/PeopleFields.tsx')).ParticipantFields)

interface NewCustomerProjectProps {
  options: CustomerOptions
  /** As the address names the property, where it does. */
  property: string
  /** What is known of it. */
  place: Partial<CustomerProjectValues>
}

/** A project that begins with its customer. */
export function NewCustomerProject({ options, property, place }: NewCustomerProjectProps) {
  const create = useStartForCustomer(options.subcontractors)
  const [begin] = useState(() => ({ ...blankForCustomer(), ...place }))
  const [typed] = useState(() => keptDraft(`project-draft:new ${property}`, begin))
  return <StepForm steps={stepsFor(options)} typed={typed} begin={begin} create={create} back={projectsPath} />
}

/** Nobody owns the estate yet: whoever is asked for it is whom the work is for. */
function stepsFor({ customers, people, subcontractors, templates }: CustomerOptions): readonly FormStep<CustomerProjectValues>[] {
  const options: Options = { __typename: 'ProjectOptions', customers: [], people, subcontractors, templates }
  return [
    {
      name: 'customer',
      label: 'projects.newCustomer.step',
      question: 'projects.newCustomer.question',
      lead: 'projects.newCustomer.lead',
      rules: customerAndPlace,
      alsoAsks: ['registrationEntityAlreadyExists', 'declined', 'dailyLimit'],
      isAnswered: ({ customerEmail, addressLine1 }) => !!customerEmail && !!addressLine1,
      fields: () => <CustomerStep customers={customers} />,
    },
    ...projectSteps(options, JobFields).map((step) =>
      step.name === 'people'
        ? { ...step, rules: projectForm.pick(['participants']), fields: () => <ParticipantFields options={options} /> }
        : step,
    ),
  ]
}

const changed = ['Query.projects', 'Query.constructionProjects', 'Query.renovationProjects', 'Query.estates'] as const

function useStartForCustomer(firms: readonly Firm[]) {
  const send = useSend()
  return async (values: CustomerProjectValues) => {
    const variables = { input: sentForCustomer(values, firms) }
    return (await send({ mutation: StartProjectForCustomerDocument, variables }, changed)).startProjectForCustomer.id
  }
}
