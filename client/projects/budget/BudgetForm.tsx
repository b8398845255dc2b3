import { Button, chakra } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { Plus, Trash2 } from 'lucide-react'
import { Text, useText } from '#client/messages/Text.tsx'
import { KeptForm } from '#client/records/KeptForm.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { notify } from '#client/ui/notify.ts'
import { writtenNumber } from '#client/ui/writing.ts'
import { trades } from '#schema/companies/trades.ts'
import { mostBudgetLines, saveProjectBudgetInput } from '#schema/projects/projectBudget.input.ts'
import type { Budget, useBudget } from './useBudget.ts'

const rules = saveProjectBudgetInput.omit(['projectId'])
const blank = { id: null as string | null, trade: '', description: '', amount: '' }

const valuesOf = ({ lines, version }: Budget) => ({
  lines: lines?.length
    ? lines.map(({ id, trade, description, amount }) => ({ id, trade, description: description ?? '', amount: writtenNumber(amount) }))
    : [blank],
  version,
})
type BudgetValues = ReturnType<typeof valuesOf>

interface BudgetFormProps {
  budget: Budget
  onSave: ReturnType<typeof useBudget>['save']
  onNewest: () => Promise<Budget | undefined>
  onDone: () => void
}

/** All lines at once: those that are there, those that come, and without those that are taken away. */
export const BudgetForm = ({ budget, onSave, onNewest, onDone }: BudgetFormProps) => (
  <KeptForm
    title="projects.budget.changeTitle"
    submit="projects.budget.save"
    values={valuesOf(budget)}
    rules={rules}
    onSave={async (values) => {
      await onSave(rules.cast(values, { stripUnknown: true, assert: false }))
      notify.success('projects.budget.saved')
    }}
    onNewest={async () => {
      const latest = await onNewest()
      return latest && valuesOf(latest)
    }}
    onDone={onDone}
  >
    <Lines />
  </KeptForm>
)

const words = {
  trade: { notValid: 'projects.budget.chooseTrade', required: 'projects.budget.chooseTrade' },
  amount: { required: 'projects.budget.writeAmount', notValid: 'projects.budget.writeAmount' },
} as const

function Lines() {
  const { values, setFieldValue } = useFormikContext<BudgetValues>()
  const text = useText()
  const set = (lines: BudgetValues['lines']) => void setFieldValue('lines', lines)
  return (
    <chakra.div display="grid" gap="4">
      {values.lines.map((line, index) => (
        <Sheet key={line.id ?? `new ${index}`} display="grid" gap="4" padding="4">
          <Line>
            <ChoiceField
              name={`lines[${index}].trade`}
              label="projects.budget.trade"
              choices={trades}
              choiceLabel="trades"
              faults={words.trade}
              optional={false}
            />
            <TextField
              name={`lines[${index}].amount`}
              label="projects.budget.planned"
              inputMode="decimal"
              unit="kr"
              faults={words.amount}
              optional={false}
            />
            <IconButton
              icon={Trash2}
              alignSelf="end"
              label={text('projects.budget.removeLine', { number: index + 1 })}
              onClick={() => set(values.lines.filter((_, at) => at !== index))}
            />
          </Line>
          <TextField name={`lines[${index}].description`} label="projects.budget.description" optional maxLength={255} />
        </Sheet>
      ))}
      {values.lines.length < mostBudgetLines && (
        <Button justifySelf="start" onClick={() => set([...values.lines, blank])}>
          <Plus aria-hidden />
          <Text id="projects.budget.addLine" />
        </Button>
      )}
    </chakra.div>
  )
}

const Line = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 200px auto' },
    '& > :nth-of-type(2)': { gridColumn: { base: '1', sm: 'auto' } },
  },
})
