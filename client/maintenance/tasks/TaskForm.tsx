import { Button, chakra } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useBehind } from '#client/access/useBehind.ts'
import type { Task, TaskInput } from '#client/maintenance/useTask.ts'
import { Text } from '#client/messages/Text.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { FormSection } from '#client/ui/form/FormSection.tsx'
import { FormTitle } from '#client/ui/form/FormTitle.tsx'
import { Pair } from '#client/ui/form/Pair.ts'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { type SaidFields, StaleNote } from '#client/ui/form/StaleNote.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { trades } from '#schema/companies/trades.ts'
import { bases, periods } from '#schema/maintenance/recurrence.ts'
import type { TemplateName } from '#schema/maintenance/templates.ts'
import { RecurrencePreview } from './RecurrencePreview.tsx'
import { ResponsibleField } from './ResponsibleField.tsx'
import { inputOf, taskRules, type TaskValues, valuesOf } from './taskForm.ts'
import { TemplateChoice } from './TemplateChoice.tsx'

interface TaskFormProps {
  /** The task to change; without it one is added. */
  task?: Task
  /** What is usually done there. */
  templates?: readonly TemplateName[]
  /** Where to without saving. */
  back: string
  onSave: (input: TaskInput) => Promise<unknown>
  onNewest?: () => Promise<Task | undefined>
}

const priorities = ['1', '2', '3'] as const
const words = {
  title: { required: 'maintenance.task.writeTitle' },
  interval: { notValid: 'maintenance.task.intervalNotValid' },
  endDate: { notValid: 'maintenance.task.endNotValid' },
  cost: { notValid: 'maintenance.task.costNotValid' },
} as const

const asWritten = (value: string) => value
const said: SaidFields<TaskValues> = {
  title: { label: 'maintenance.task.title', said: asWritten },
  description: { label: 'maintenance.task.description', said: asWritten },
  startDate: { label: 'maintenance.task.startDate', said: writtenDay },
  interval: { label: 'maintenance.task.every.month', said: asWritten },
  endDate: { label: 'maintenance.task.endDate', said: (day) => day && writtenDay(day) },
  estimatedCost: { label: 'maintenance.task.cost', said: asWritten },
}

export function TaskForm({ task, templates = [], back, onSave, onNewest }: TaskFormProps) {
  const [opened] = useState(() => valuesOf(task))
  const { isBehind, unlessBehind } = useBehind()

  async function save(values: TaskValues) {
    await unlessBehind(() => onSave(inputOf(values)))
  }
  async function fetchNewest() {
    const newest = await onNewest?.()
    return newest && valuesOf(newest)
  }
  return (
    <Stack gap="6" maxWidth="column">
      <FormTitle id={task ? 'maintenance.task.changeTitle' : 'maintenance.task.addTitle'} />
      <Form initialValues={opened} rules={taskRules} onSubmit={save}>
        {isBehind && <StaleNote opened={opened} fields={said} fetchNewest={fetchNewest} />}
        {templates.length > 0 && <TemplateChoice templates={templates} />}
        <TextField name="title" label="maintenance.task.title" maxLength={255} faults={words.title} />
        <TextArea name="description" label="maintenance.task.description" maxLength={4000} rows={4} optional />
        <Pair>
          <ChoiceField name="priority" label="maintenance.task.priority" choices={priorities} choiceLabel="maintenance.priority" />
          <ChoiceField name="trade" label="maintenance.task.trade" choices={trades} choiceLabel="trades" optional />
        </Pair>
        <FormSection title="maintenance.task.when">
          <Pair>
            <DateField name="startDate" label="maintenance.task.startDate" />
            <ChoiceField
              name="period"
              label="maintenance.task.period"
              help="maintenance.task.periodHelp"
              choices={periods}
              choiceLabel="maintenance.period"
              optional
            />
          </Pair>
          <Again />
          <RecurrencePreview />
        </FormSection>
        <FormSection title="maintenance.task.who">
          <ResponsibleField />
          <TextField
            name="estimatedCost"
            label="maintenance.task.cost"
            help="maintenance.task.costHelp"
            inputMode="decimal"
            unit="kr"
            faults={words.cost}
            optional
          />
        </FormSection>
        <SaveBar>
          <Button asChild>
            <Link to={back}>
              <Text id="common.cancel" />
            </Link>
          </Button>
          <SubmitButton>
            <Text id={task ? 'maintenance.task.save' : 'maintenance.task.create'} />
          </SubmitButton>
        </SaveBar>
      </Form>
    </Stack>
  )
}

/** Asked for where it comes again. */
function Again() {
  const { period } = useFormikContext<TaskValues>().values
  if (!period) return null
  return (
    <chakra.div display="grid" gap="6">
      <Pair>
        <TextField
          name="interval"
          label={`maintenance.task.every.${period}`}
          inputMode="numeric"
          autoComplete="off"
          faults={words.interval}
        />
        <DateField name="endDate" label="maintenance.task.endDate" faults={words.endDate} optional />
      </Pair>
      <ChoiceField
        name="basis"
        label="maintenance.task.basis"
        help="maintenance.task.basisHelp"
        choices={bases}
        choiceLabel="maintenance.basis"
      />
    </chakra.div>
  )
}
