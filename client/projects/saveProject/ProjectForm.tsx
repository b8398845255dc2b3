import { useNavigate } from 'react-router-dom'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { KeptForm } from '#client/records/KeptForm.tsx'
import { FormSection } from '#client/ui/form/FormSection.tsx'
import { newestAs } from '#client/ui/form/newest.ts'
import { notify } from '#client/ui/notify.ts'
import { DateFields } from './DateFields.tsx'
import { JobFields } from './JobFields.tsx'
import { MoreAreas } from './MoreAreas.tsx'
import { type Options, PeopleFields } from './PeopleFields.tsx'
import { editRules, type KeptProject, valuesOf } from './projectValues.ts'
import { useUpdateProject } from './useSaveProject.ts'

interface ProjectFormProps {
  project: KeptProject
  options: Options
  onNewest: () => Promise<KeptProject | undefined>
}

/** Everything of a project on one page. */
export function ProjectForm({ project, options, onNewest }: ProjectFormProps) {
  const { projectId, path } = useProjectPlace()
  const save = useUpdateProject(projectId)
  const navigate = useNavigate()
  return (
    <KeptForm
      submit="projects.save"
      values={valuesOf(project)}
      rules={editRules}
      onSave={async (values) => {
        await save(values)
        notify.success('projects.saved')
        void navigate(path)
      }}
      onNewest={newestAs(valuesOf, onNewest)}
      back={path}
    >
      <JobFields image={project.image ?? undefined} />
      <PeopleFields options={options} />
      <FormSection title="projects.new.step.dates">
        <DateFields />
      </FormSection>
      <MoreAreas templates={options.templates} />
    </KeptForm>
  )
}
