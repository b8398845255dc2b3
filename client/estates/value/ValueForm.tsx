import { chakra, Heading } from '@chakra-ui/react'
import { Text, useText } from '#client/messages/Text.tsx'
import { KeptForm } from '#client/records/KeptForm.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { Pair } from '#client/ui/form/Pair.ts'
import { TextField } from '#client/ui/form/TextField.tsx'
import { type Debts, inputOf, type Value, type ValueInput, valueRules, valuesOf } from './valueForm.ts'

interface ValueFormProps {
  value: Value
  debts: Debts
  today: string
  onSave: (input: ValueInput) => Promise<unknown>
  onNewest: () => Promise<{ value: Value | undefined; debts: Debts | undefined }>
  onDone: () => void
}

const words = {
  valuedAt: { required: 'estates.value.writeDay', notValid: 'estates.value.dayNotValid' },
  purchaseDate: { notValid: 'estates.value.dayNotValid' },
  amount: { notValid: 'estates.value.amountNotValid' },
} as const

export function ValueForm({ value, debts, today, onSave, onNewest, onDone }: ValueFormProps) {
  const text = useText()
  async function newest() {
    const latest = await onNewest()
    return latest.value && latest.debts && valuesOf(latest.value, latest.debts, today)
  }
  const amount = { inputMode: 'decimal', unit: text('estates.value.kroner'), faults: words.amount } as const
  return (
    <KeptForm
      title="estates.value.changeTitle"
      submit="estates.value.save"
      values={valuesOf(value, debts, today)}
      rules={valueRules}
      onSave={(values) => onSave(inputOf(values))}
      onNewest={newest}
      onDone={onDone}
    >
      <Group>
        <Text id="estates.value.newEstimate" />
      </Group>
      <Pair>
        <TextField name="estimatedValue" label="estates.value.estimatedValue" help="estates.value.estimateHelp" {...amount} />
        {/* Of a new estimate alone, whose day is at first today. */}
        <DateField name="valuedAt" label="estates.value.valuedAt" faults={words.valuedAt} optional={false} />
      </Pair>
      <Group>
        <Text id="estates.value.purchase" />
      </Group>
      <Pair>
        <TextField name="purchasePrice" label="estates.value.purchasePrice" {...amount} />
        <DateField name="purchaseDate" label="estates.value.purchaseDate" faults={words.purchaseDate} />
        <TextField name="taxValue" label="estates.value.taxValue" {...amount} />
      </Pair>
      <Group>
        <Text id="estates.value.owed" />
      </Group>
      <Pair>
        <TextField name="loan" label="estates.value.loan" {...amount} />
        <TextField name="sharedDebt" label="estates.value.sharedDebt" {...amount} />
        <TextField name="monthlySharedCost" label="estates.value.monthlySharedCost" {...amount} />
      </Pair>
    </KeptForm>
  )
}

const Group = chakra(Heading, { base: { textStyle: 'lead' } })
