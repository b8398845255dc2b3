import { Button, Dialog } from '@chakra-ui/react'
import { object } from 'yup'
import { useSend } from '#client/data/useSend.ts'
import { ReopenProjectDocument } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import type { ProjectOverview } from '#client/projects/project/useProject.ts'
import { Form } from '#client/ui/form/Form.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { notify } from '#client/ui/notify.ts'
import { reopenProjectInput } from '#schema/projects/saveProject.input.ts'

const rules = object({ reason: reopenProjectInput.fields.reason })
const faults = { required: 'projects.reopen.reasonMissing' } as const

/** Something was forgotten: what becomes of it, and why, in words that everybody with a part in it reads. */
export function ReopenDialog({ project, onClose }: { project: ProjectOverview; onClose: () => void }) {
  const send = useSend()
  async function reopen({ reason }: { reason: string }) {
    await send({ mutation: ReopenProjectDocument, variables: { input: { projectId: project.id, reason: reason.trim() } } }, [
      'Query.projects',
      'Query.project',
      'Query.renovationProjects',
    ])
    notify.success('projects.reopen.done', { values: { name: project.name } })
    onClose()
  }
  return (
    <FormDialog
      title={<Text id="projects.reopen.title" values={{ name: project.name }} />}
      text={<Text id="projects.reopen.text" />}
      onClose={onClose}
    >
      <Form initialValues={{ reason: '' }} rules={rules} derives keepsNothing onSubmit={reopen}>
        <TextArea name="reason" label="projects.reopen.reason" help="projects.reopen.reasonHelp" faults={faults} optional={false} />
        <Dialog.Footer>
          <Button onClick={onClose}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id="projects.reopen.open" />
          </SubmitButton>
        </Dialog.Footer>
      </Form>
    </FormDialog>
  )
}
