import type { Task, TaskInput } from '#client/maintenance/useTask.ts'
import { KeptForm } from '#client/records/KeptForm.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { FormSection } from '#client/ui/form/FormSection.tsx'
import { newestAs } from '#client/ui/form/newest.ts'
import { Pair } from '#client/ui/form/Pair.ts'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { trades } from '#schema/companies/trades.ts'
import { periods } from '#schema/maintenance/recurrence.ts'
import type { TemplateName } from '#schema/maintenance/templates.ts'
import { Again } from './Again.tsx'
import { RecurrencePreview } from './RecurrencePreview.tsx'
import { ResponsibleField } from './ResponsibleField.tsx'
import { inputOf, taskRules, valuesOf } from './taskForm.ts'
import { TemplateChoice } from './TemplateChoice.tsx'
import { UsualRepeats } from './UsualRepeats.tsx'

interface TaskFormProps {
  /** The task to change; without it one is added. */
  task?: Task
  /** What is usually done there. */
  templates?: readonly TemplateName[]
  /** Where to without saving. */
  back: string
  onSave: (input: TaskInput, version: number) => Promise<unknown>
  onNewest?: () => Promise<Task | undefined>
}

const priorities = ['1', '2', '3'] as const
const words = {
  title: { required: 'maintenance.task.writeTitle' },
  startDate: { notValid: 'maintenance.task.startNotValid' },
  cost: { notValid: 'maintenance.task.costNotValid' },
} as const

export function TaskForm({ task, templates = [], back, onSave, onNewest }: TaskFormProps) {
  return (
    <KeptForm
      title={task ? 'maintenance.task.changeTitle' : 'maintenance.task.addTitle'}
      submit={task ? 'maintenance.task.save' : 'maintenance.task.create'}
      values={valuesOf(task)}
      rules={taskRules}
      onSave={(values) => onSave(inputOf(values), values.version)}
      onNewest={newestAs(valuesOf, () => onNewest?.())}
      back={back}
    >
      {templates.length > 0 && <TemplateChoice templates={templates} />}
      <TextField name="title" label="maintenance.task.title" maxLength={255} faults={words.title} />
      <TextArea name="description" label="maintenance.task.description" maxLength={4000} rows={4} optional />
      <Pair>
        <ChoiceField name="priority" label="maintenance.task.priority" choices={priorities} choiceLabel="maintenance.priority" />
        <ChoiceField name="trade" label="maintenance.task.trade" choices={trades} choiceLabel="trades" optional />
      </Pair>
      <FormSection title="maintenance.task.when">
        <UsualRepeats />
        <Pair>
          <DateField name="startDate" label="maintenance.task.startDate" faults={words.startDate} />
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
    </KeptForm>
  )
}
