import { Button, chakra, Dialog } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { notify } from '#client/ui/notify.ts'
import { askForMissingPapersInput } from '#schema/projects/paperRequests.input.ts'
import { type Owed, useMeterMoves } from './useMeter.ts'

const rules = askForMissingPapersInput.pick(['neededBy', 'message'])

interface AskForMissingProps {
  projectId: string
  /** Those that are missing, of whom it is known who owes them. */
  papers: readonly Owed[]
  onClose: () => void
}

/** One mail for each paper, to whoever owes it. */
export function AskForMissing({ projectId, papers, onClose }: AskForMissingProps) {
  const { askForMissing } = useMeterMoves(projectId)
  return (
    <FormDialog
      title={<Text id="projects.meter.askForAllTitle" values={{ count: papers.length }} />}
      text={<Text id="projects.meter.askForAllText" />}
      onClose={onClose}
    >
      <Form
        initialValues={{ neededBy: '', message: '' }}
        rules={rules}
        derives
        keepsNothing
        onSubmit={async (values) => {
          const { neededBy = null, message = null } = rules.cast(values, { stripUnknown: true, assert: false })
          await askForMissing({ neededBy, message })
          notify.success('projects.meter.askedForAll')
          onClose()
        }}
      >
        <chakra.ul paddingInlineStart="5">
          {papers.map(({ code, name, participantName }) => (
            <li key={code}>
              {name}: {participantName}
            </li>
          ))}
        </chakra.ul>
        <DateField name="neededBy" label="projects.meter.neededBy" />
        <TextArea name="message" label="projects.meter.message" />
        <Dialog.Footer>
          <Button onClick={onClose}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id="projects.meter.send" />
          </SubmitButton>
        </Dialog.Footer>
      </Form>
    </FormDialog>
  )
}
