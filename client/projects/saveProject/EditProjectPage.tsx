import type { Own } from '#client/access/own.ts'
import { shownData, shownOf } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useParticipantOptionsQuery } from '#client/generated/graphql.ts'
import { useText } from '#client/messages/Text.tsx'
import { ProjectScreen } from '#client/projects/project/ProjectScreen.tsx'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { Answered } from '#client/records/Answered.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import type { KeptProject } from './projectValues.ts'

const ProjectForm = fetched(async () => (await import('./ProjectForm.tsx')).ProjectForm)

/** Who can take part, for whoever manages it. */
function useParticipantOptions(projectId: string) {
  const query = useParticipantOptionsQuery({ variables: { projectId }, ...screenQuery })
  return shownOf(shownData(query)?.participantOptions, query)
}

/** All that was said of a project as it was started, to be changed while it goes on. */
export function EditProjectPage(own: Own<KeptProject>) {
  const { projectId } = useProjectPlace()
  const options = useParticipantOptions(projectId)
  const text = useText()
  return (
    <ProjectScreen project={own.data} own={own} title={text('projects.edit')} skeleton={<ProjectForm.Skeleton />}>
      {(project) => (
        <Answered answer={options} skeleton={<ProjectForm.Skeleton />}>
          {(choices) => <ProjectForm project={project} options={choices} onNewest={own.newest} />}
        </Answered>
      )}
    </ProjectScreen>
  )
}
