import { useSend } from '#client/data/useSend.ts'
import { ReopenProjectDocument } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import type { ProjectOverview } from '#client/projects/project/projectOverview.ts'
import { notify } from '#client/ui/notify.ts'
import { ReasonDialog } from '#client/ui/ReasonDialog.tsx'
import { reopenProjectInput } from '#schema/projects/saveProject.input.ts'

/** Something was forgotten: what becomes of it, and why, in words that everybody with a part in it reads. */
export function ReopenDialog({ project, onClose }: { project: ProjectOverview; onClose: () => void }) {
  const send = useSend()
  async function reopen(reason: string) {
    await send({ mutation: ReopenProjectDocument, variables: { input: { projectId: project.id, reason } } }, [
      'Query.projects',
      'Query.project',
      'Query.renovationProjects',
    ])
    notify.success('projects.reopen.done', { values: { name: project.name } })
    onClose()
  }
  return (
    <ReasonDialog
      title={<Text id="projects.reopen.title" values={{ name: project.name }} />}
      text={<Text id="projects.reopen.text" />}
      rules={reopenProjectInput}
      name="reason"
      label="projects.reopen.reason"
      help="projects.reopen.reasonHelp"
      missing="projects.reopen.reasonMissing"
      submit={<Text id="projects.reopen.open" />}
      onSay={reopen}
      onClose={onClose}
    />
  )
}
