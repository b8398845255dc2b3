import { useState } from 'react'
import { projectDraft } from './draft.ts'
import { JobFields } from './JobFields.tsx'
import type { Options } from './PeopleFields.tsx'
import { projectSteps } from './projectSteps.tsx'
import { blank } from './projectValues.ts'
import { StepForm } from './StepForm.tsx'
import { useCreateProject } from './useSaveProject.ts'

interface NewProjectProps {
  estateId: string
  options: Options
  /** Where to without starting it. */
  back: string
}

/** On an estate that is here. */
export function NewProject({ estateId, options, back }: NewProjectProps) {
  const create = useCreateProject(estateId, options.subcontractors)
  const [typed] = useState(() => projectDraft(estateId))
  const begin = { ...blank, customerAccountId: options.customers[0]?.accountId ?? '' }
  return <StepForm steps={projectSteps(options, JobFields)} typed={typed} begin={begin} create={create} back={back} />
}
