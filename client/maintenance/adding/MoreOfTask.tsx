import { ResponsibleField } from '#client/maintenance/tasks/ResponsibleField.tsx'
import { Text } from '#client/messages/Text.tsx'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { Pair } from '#client/ui/form/Pair.ts'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { trades } from '#schema/companies/trades.ts'

const priorities = ['1', '2', '3'] as const
const words = { notValid: 'maintenance.task.costNotValid' } as const

/** Who sees to it and what it costs; and, one press away unless it says something already, what most tasks do without. */
export const MoreOfTask = ({ isOpen = false }: { isOpen?: boolean }) => (
  <>
    <Pair>
      <ResponsibleField />
      <TextField name="estimatedCost" label="maintenance.task.cost" inputMode="decimal" unit="kr" faults={words} optional />
    </Pair>
    <Disclosure title={<Text id="maintenance.addTask.more" />} isOpen={isOpen}>
      <Stack gap="5" paddingTop="3">
        <Pair>
          <ChoiceField name="priority" label="maintenance.task.priority" choices={priorities} choiceLabel="maintenance.priority" />
          <ChoiceField name="trade" label="maintenance.task.trade" choices={trades} choiceLabel="trades" optional />
        </Pair>
        <TextArea name="description" label="maintenance.task.description" maxLength={4000} rows={3} optional />
      </Stack>
    </Disclosure>
  </>
)
