import { useNavigate } from 'react-router-dom'
import { useSend } from '#client/data/useSend.ts'
import { LeaveProjectDocument } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { projectsPath } from '#client/projects/projectPlace.ts'
import { DeleteButton } from '#client/ui/DeleteButton.tsx'
import { notify } from '#client/ui/notify.ts'
import type { ProjectOverview } from './projectOverview.ts'

/** The way out for whoever was given a part; nothing, to everybody else. */
export function LeaveProject({ project }: { project: ProjectOverview }) {
  const { id: projectId, name, canLeave } = project
  const send = useSend()
  const navigate = useNavigate()
  if (!canLeave) return null

  async function leave() {
    await send({ mutation: LeaveProjectDocument, variables: { projectId } }, ['Query.projects', 'Project.participants'])
    notify.success('projects.leave.done', { values: { name } })
    void navigate(projectsPath)
  }
  return (
    <DeleteButton
      label={<Text id="projects.leave.open" />}
      title={<Text id="projects.leave.title" values={{ name }} />}
      text={<Text id="projects.leave.text" />}
      onDelete={leave}
    />
  )
}
