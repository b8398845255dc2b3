import type { Own } from '#client/access/own.ts'
import type { ProjectDeletionsQuery } from '#client/generated/graphql.ts'
import { EndProjectDeletionsDocument } from '#client/generated/operations/EndProjectDeletions.ts'
import { RestoreProjectDeletionsDocument } from '#client/generated/operations/RestoreProjectDeletions.ts'
import { useText } from '#client/messages/Text.tsx'
import { ProjectScreen } from '#client/projects/project/ProjectScreen.tsx'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { AboveDeletions, DeletedLately } from '#client/records/deletions/DeletedLately.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'

/** What was deleted from a project in the last thirty days, for those who work there. */
export function ProjectDeletedPage(own: Own<ProjectDeletionsQuery['projectDeletions'], ProjectDeletionsQuery>) {
  const { projectId } = useProjectPlace()
  const text = useText()
  return (
    <ProjectScreen project={own.all?.project} own={own} title={text('deleted.title')} skeleton={<LoadingRows count={5} media />}>
      {() => (
        <>
          <AboveDeletions own={own} />
          <DeletedLately
            own={own}
            of={{ projectId }}
            restore={RestoreProjectDeletionsDocument}
            end={EndProjectDeletionsDocument}
            list="Query.projectDeletions"
          />
        </>
      )}
    </ProjectScreen>
  )
}
