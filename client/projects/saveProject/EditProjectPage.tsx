import { useNavigate } from 'react-router-dom'
import { useText } from '#client/messages/Text.tsx'
import { ProjectScreen } from '#client/projects/project/ProjectScreen.tsx'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { KeptForm } from '#client/records/KeptForm.tsx'
import { FormSection } from '#client/ui/form/FormSection.tsx'
import { notify } from '#client/ui/notify.ts'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { DateFields } from './DateFields.tsx'
import { JobFields } from './JobFields.tsx'
import { MoreAreas } from './MoreAreas.tsx'
import { PeopleFields } from './PeopleFields.tsx'
import { editRules, valuesOf } from './projectValues.ts'
import { useParticipantOptions, useProjectForm } from './useSaveProject.ts'

/** All that was said of a project as it was started, to be changed while it goes on. */
export function EditProjectPage() {
  const { projectId, path } = useProjectPlace()
  const { project, asked, newest, save } = useProjectForm(projectId)
  const options = useParticipantOptions(projectId)
  const navigate = useNavigate()
  const text = useText()
  const both = project && options.data && { project, options: options.data }
  return (
    <ProjectScreen
      project={project}
      own={{ data: both, error: asked.error ?? options.error, retry: asked.error ? asked.retry : options.retry }}
      title={text('projects.edit')}
      skeleton={<LoadingRows count={6} />}
    >
      {({ project: known, options: choices }) => (
        <KeptForm
          submit="projects.save"
          values={valuesOf(known)}
          rules={editRules}
          onSave={async (values) => {
            await save(values)
            notify.success('projects.saved')
            void navigate(path)
          }}
          onNewest={newest}
          back={path}
        >
          <JobFields image={known.image ?? undefined} />
          <PeopleFields options={choices} />
          <FormSection title="projects.new.step.dates">
            <DateFields />
          </FormSection>
          <MoreAreas templates={choices.templates} />
        </KeptForm>
      )}
    </ProjectScreen>
  )
}
