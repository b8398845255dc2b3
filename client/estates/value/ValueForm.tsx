import { Button, chakra, Heading } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { isStale, refusalOf } from '#client/access/refusal.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { FormTitle } from '#client/ui/form/FormTitle.tsx'
import { Pair } from '#client/ui/form/Pair.ts'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { type SaidFields, StaleNote } from '#client/ui/form/StaleNote.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { type Debts, type Value, valueRules, valuesOf, type ValueValues } from './valueForm.ts'

interface ValueFormProps {
  value: Value
  debts: Debts
  today: string
  onSave: (values: ValueValues, version: number) => Promise<unknown>
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
  const [opened] = useState(() => valuesOf(value, debts, today))
  const version = useRef(value.version)
  const [isBehind, setBehind] = useState(false)

  async function save(values: ValueValues) {
    setBehind(false)
    try {
      await onSave(values, version.current)
    } catch (error) {
      if (isStale(error)) setBehind(true)
      else tellFailure(refusalOf(error) ?? error)
      throw error
    }
    onDone()
  }
  async function fetchNewest() {
    const newest = await onNewest()
    if (!newest.value || !newest.debts) return undefined
    version.current = newest.value.version
    return valuesOf(newest.value, newest.debts, today)
  }
  const asWritten = (typed: string) => typed
  const said: SaidFields<ValueValues> = {
    purchasePrice: { label: 'estates.value.purchasePrice', said: asWritten },
    purchaseDate: { label: 'estates.value.purchaseDate', said: writtenDay },
    taxValue: { label: 'estates.value.taxValue', said: asWritten },
    loan: { label: 'estates.value.loan', said: asWritten },
    sharedDebt: { label: 'estates.value.sharedDebt', said: asWritten },
    monthlySharedCost: { label: 'estates.value.monthlySharedCost', said: asWritten },
  }
  const amount = { inputMode: 'decimal', unit: text('estates.value.kroner'), optional: true, faults: words.amount } as const
  return (
    <Stack gap="6" maxWidth="column">
      <FormTitle id="estates.value.changeTitle" />
      <Form initialValues={opened} rules={valueRules} onSubmit={save}>
        {isBehind && <StaleNote opened={opened} fields={said} fetchNewest={fetchNewest} />}
        <Group>
          <Text id="estates.value.newEstimate" />
        </Group>
        <Pair>
          <TextField name="estimatedValue" label="estates.value.estimatedValue" help="estates.value.estimateHelp" {...amount} />
          <DateField name="valuedAt" label="estates.value.valuedAt" faults={words.valuedAt} />
        </Pair>
        <Group>
          <Text id="estates.value.purchase" />
        </Group>
        <Pair>
          <TextField name="purchasePrice" label="estates.value.purchasePrice" {...amount} />
          <DateField name="purchaseDate" label="estates.value.purchaseDate" faults={words.purchaseDate} optional />
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
        <SaveBar>
          <Button onClick={onDone}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id="estates.value.save" />
          </SubmitButton>
        </SaveBar>
      </Form>
    </Stack>
  )
}

const Group = chakra(Heading, { base: { textStyle: 'lead' } })
