import { Button, chakra } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { Plus, Trash2 } from 'lucide-react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { FormSection } from '#client/ui/form/FormSection.tsx'
import { SelectField } from '#client/ui/form/SelectField.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { writtenKroner } from '#client/ui/writing.ts'
import { mostScenarioChanges, scenarioActions } from '#schema/maintenance/forecast.input.ts'
import type { TypedChange } from './scenarioChanges.ts'
import type { PlannedTask } from './useScenarioTasks.ts'

const blank: TypedChange = { taskId: '', action: '', moveTo: '', joinedToId: '', cost: '' }
const words = {
  task: { required: 'maintenance.scenario.form.chooseTask', notValid: 'maintenance.scenario.form.chooseTask' },
  action: { required: 'maintenance.scenario.form.chooseAction', notValid: 'maintenance.scenario.form.chooseAction' },
  year: { required: 'maintenance.scenario.form.writeYear', notValid: 'maintenance.scenario.form.laterYear' },
  cost: { notValid: 'maintenance.forecast.form.writeNumber' },
} as const

/** What becomes of tasks. */
export function ScenarioTasks({ tasks }: { tasks: readonly PlannedTask[] }) {
  const { values, setFieldValue } = useFormikContext<{ changes: TypedChange[] }>()
  const text = useText()
  const set = (changes: TypedChange[]) => void setFieldValue('changes', changes)
  const { changes } = values
  return (
    <FormSection title="maintenance.scenario.form.tasks">
      {changes.map(({ taskId, action }, index) => (
        <Sheet key={index} display="grid" gap="4" padding="4">
          <Row>
            <TaskField name={`changes[${index}].taskId`} label="maintenance.scenario.form.task" tasks={tasks} />
            <ChoiceField
              name={`changes[${index}].action`}
              label="maintenance.scenario.form.action"
              choices={scenarioActions}
              choiceLabel="maintenance.scenario.action"
              faults={words.action}
              optional={false}
            />
            <IconButton
              icon={Trash2}
              alignSelf="end"
              label={text('maintenance.scenario.form.remove', { number: index + 1 })}
              onClick={() => set(changes.filter((_, at) => at !== index))}
            />
          </Row>
          {(action === 'move' || action === 'join') && (
            <Row>
              {action === 'move' ? (
                <TextField
                  name={`changes[${index}].moveTo`}
                  label="maintenance.scenario.form.year"
                  inputMode="numeric"
                  faults={words.year}
                  optional={false}
                />
              ) : (
                <TaskField
                  name={`changes[${index}].joinedToId`}
                  label="maintenance.scenario.form.joined"
                  tasks={tasks.filter(({ id }) => id !== taskId)}
                />
              )}
              <TextField
                name={`changes[${index}].cost`}
                label="maintenance.scenario.form.cost"
                inputMode="decimal"
                unit="kr"
                faults={words.cost}
                optional
              />
            </Row>
          )}
        </Sheet>
      ))}
      {changes.length < mostScenarioChanges && tasks.length > 0 && (
        <Button justifySelf="start" onClick={() => set([...changes, blank])}>
          <Plus aria-hidden />
          <Text id="maintenance.scenario.form.add" />
        </Button>
      )}
    </FormSection>
  )
}

interface TaskFieldProps {
  name: string
  label: 'maintenance.scenario.form.task' | 'maintenance.scenario.form.joined'
  tasks: readonly PlannedTask[]
}
const TaskField = ({ name, label, tasks }: TaskFieldProps) => {
  const text = useText()
  return (
    <SelectField name={name} label={label} faults={words.task} optional={false}>
      {(value) => (
        <>
          {!tasks.some(({ id }) => id === value) && <option value="">{text('common.choose')}</option>}
          {tasks.map(({ id, title, nextDate, estimatedCost }) => (
            <option key={id} value={id}>
              {[nextDate?.slice(0, 4), title, estimatedCost && writtenKroner(estimatedCost)].filter(Boolean).join(' · ')}
            </option>
          ))}
        </>
      )}
    </SelectField>
  )
}

const Row = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 200px 44px' },
    '& > :nth-of-type(2)': { gridColumn: { base: '1', sm: 'auto' } },
  },
})
