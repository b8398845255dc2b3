import { useNavigate } from 'react-router-dom'
import type { Own } from '#client/access/own.ts'
import type { ProjectFormQuery } from '#client/generated/graphql.ts'
import { useText } from '#client/messages/Text.tsx'
import { ProjectScreen } from '#client/projects/project/ProjectScreen.tsx'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { Answered } from '#client/records/Answered.tsx'
import { KeptForm } from '#client/records/KeptForm.tsx'
import { FormSection } from '#client/ui/form/FormSection.tsx'
import { newestAs } from '#client/ui/form/newest.ts'
import { notify } from '#client/ui/notify.ts'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { DateFields } from './DateFields.tsx'
import { JobFields } from './JobFields.tsx'
import { MoreAreas } from './MoreAreas.tsx'
import { PeopleFields } from './PeopleFields.tsx'
import { editRules, valuesOf } from './projectValues.ts'
import { useParticipantOptions, useUpdateProject } from './useSaveProject.ts'

/** All that was said of a project as it was started, to be changed while it goes on. */
export function EditProjectPage(own: Own<NonNullable<ProjectFormQuery['projectForm']>>) {
  const { projectId, path } = useProjectPlace()
  const save = useUpdateProject(projectId)
  const options = useParticipantOptions(projectId)
  const navigate = useNavigate()
  const text = useText()
  return (
    <ProjectScreen project={own.data} own={own} title={text('projects.edit')} skeleton={<LoadingRows count={6} />}>
      {(project) => (
        <Answered answer={options} skeleton={<LoadingRows count={6} />}>
          {(choices) => (
            <KeptForm
              submit="projects.save"
              values={valuesOf(project)}
              rules={editRules}
              onSave={async (values) => {
                await save(values)
                notify.success('projects.saved')
                void navigate(path)
              }}
              onNewest={newestAs(valuesOf, () => own.newest())}
              back={path}
            >
              <JobFields image={project.image ?? undefined} />
              <PeopleFields options={choices} />
              <FormSection title="projects.new.step.dates">
                <DateFields />
              </FormSection>
              <MoreAreas templates={choices.templates} />
            </KeptForm>
          )}
        </Answered>
      )}
    </ProjectScreen>
  )
}
