import { Button, Dialog } from '@chakra-ui/react'
import { object } from 'yup'
import { Text } from '#client/messages/Text.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { notify } from '#client/ui/notify.ts'
import { text } from '#schema/fields.ts'
import { type Owed, useMeterMoves } from './useMeter.ts'

const rules = object({ reason: text(500) })
const words = { required: 'projects.meter.writeWhy' } as const

/** Who reads the list later reads why as well. */
export function NotNeeded({ projectId, paper, onClose }: { projectId: string; paper: Owed; onClose: () => void }) {
  const { decide } = useMeterMoves(projectId)
  return (
    <FormDialog title={<Text id="projects.meter.notNeededTitle" values={{ paper: paper.name }} />} onClose={onClose}>
      <Form
        initialValues={{ reason: '' }}
        rules={rules}
        derives
        keepsNothing
        onSubmit={async ({ reason }) => {
          await decide(paper, 'notNeeded', reason.trim())
          notify.success('projects.meter.decided')
          onClose()
        }}
      >
        <TextArea name="reason" label="projects.meter.reason" faults={words} />
        <Dialog.Footer>
          <Button onClick={onClose}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id="projects.meter.notNeeded" />
          </SubmitButton>
        </Dialog.Footer>
      </Form>
    </FormDialog>
  )
}
