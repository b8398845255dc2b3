import { Button, Dialog } from '@chakra-ui/react'
import { useState } from 'react'
import { string } from 'yup'
import { Text } from '#client/messages/Text.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { Pair } from '#client/ui/form/Pair.ts'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { AreaField } from './AreaField.tsx'
import { type Finding, findingRules, valuesOf } from './finding.ts'
import { useMakeTask } from './useFindings.ts'

const priorities = ['1', '2', '3'] as const
const isKnown = findingRules.shape({ areaId: string() })
const isAsked = findingRules.shape({ areaId: string().required('required') })

/** A finding as a task, filled in as far as it is known. */
export function MakeTaskDialog({ finding, onClose }: { finding: Finding; onClose: () => void }) {
  const make = useMakeTask()
  const [opened] = useState(() => valuesOf(finding))
  return (
    <FormDialog title={<Text id="estates.finding.title" />} text={<Text id="estates.finding.text" />} onClose={onClose}>
      <Form
        initialValues={opened}
        rules={finding.buildingId ? isKnown : isAsked}
        onSubmit={async (values) => {
          await make(finding, values)
          onClose()
        }}
      >
        <TextField name="title" label="estates.finding.what" maxLength={255} />
        {!finding.isArea && <AreaField finding={finding} />}
        <Pair>
          <ChoiceField name="priority" label="estates.finding.priorityLabel" choices={priorities} choiceLabel="estates.finding.priority" />
          <DateField name="startDate" label="estates.finding.due" />
        </Pair>
        <TextArea name="description" label="estates.finding.description" maxLength={4000} rows={3} optional />
        <TextField name="estimatedCost" label="estates.finding.cost" inputMode="decimal" unit="kr" optional />
        <Dialog.Footer>
          <Button onClick={onClose}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id="estates.finding.make" />
          </SubmitButton>
        </Dialog.Footer>
      </Form>
    </FormDialog>
  )
}
