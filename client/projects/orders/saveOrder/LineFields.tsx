import { Button, chakra } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { Plus, Trash2 } from 'lucide-react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { FormSection } from '#client/ui/form/FormSection.tsx'
import { SelectField } from '#client/ui/form/SelectField.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { writtenMoney } from '#client/ui/writing.ts'
import { vatRates } from '#schema/money.ts'
import { mostLines } from '#schema/projects/orders.input.ts'
import { SumRows } from '../SumRows.tsx'
import { blankLine, type LineValues, type OrderValues, typedSums } from './orderValues.ts'

const words = {
  description: { required: 'orders.form.line.write' },
  quantity: { required: 'orders.form.line.quantityFault', notValid: 'orders.form.line.quantityFault' },
  unitPrice: { required: 'orders.form.line.priceFault', notValid: 'orders.form.line.priceFault' },
  discount: { notValid: 'orders.form.line.discountFault' },
} as const

/** What it costs, line by line, with what it comes to while it is typed. */
export function LineFields() {
  const { values, setFieldValue } = useFormikContext<OrderValues>()
  const set = (lines: LineValues[]) => void setFieldValue('lines', lines)
  return (
    <FormSection title="orders.form.lines">
      {values.lines.map((line, at) => (
        <Line key={line.key} line={line} at={at} onRemove={() => set(values.lines.filter(({ key }) => key !== line.key))} />
      ))}
      {values.lines.length < mostLines && (
        <Button justifySelf="start" onClick={() => set([...values.lines, blankLine()])}>
          <Plus aria-hidden />
          <Text id="orders.form.addLine" />
        </Button>
      )}
      {values.lines.length > 0 && (
        <chakra.div aria-live="polite">
          <SumRows sums={typedSums(values.lines)} />
        </chakra.div>
      )}
    </FormSection>
  )
}

function Line({ line, at, onRemove }: { line: LineValues; at: number; onRemove: () => void }) {
  const text = useText()
  const name = (field: keyof LineValues) => `lines[${at}].${field}`
  const { net } = typedSums([line])
  return (
    <Sheet as="fieldset" padding="4" display="grid" gap="4" aria-label={`${text('orders.lines.description')} ${at + 1}`}>
      <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr) auto">
        <TextField name={name('description')} label="orders.form.line.description" faults={words.description} optional={false} />
        <IconButton icon={Trash2} marginTop="30px" label={text('orders.form.removeLine', { number: at + 1 })} onClick={onRemove} />
      </chakra.div>
      <Figures>
        <TextField name={name('quantity')} label="orders.form.line.quantity" inputMode="decimal" faults={words.quantity} optional={false} />
        <TextField name={name('unit')} label="orders.form.line.unit" optional={false} />
        <TextField
          name={name('unitPrice')}
          label="orders.form.line.unitPrice"
          inputMode="decimal"
          unit="kr"
          faults={words.unitPrice}
          optional={false}
        />
        <SelectField name={name('vatRate')} label="orders.form.line.vatRate" optional={false}>
          {() =>
            vatRates.map((rate) => (
              <option key={rate} value={rate}>
                {text('orders.form.percent', { rate })}
              </option>
            ))
          }
        </SelectField>
        <TextField
          name={name('discount')}
          label="orders.form.line.discount"
          inputMode="decimal"
          unit="%"
          faults={words.discount}
          optional={false}
        />
      </Figures>
      <chakra.p maxWidth="full" textAlign="end" textStyle="figures" color="muted">
        <Text id="orders.lines.net" /> <chakra.b color="ink">{writtenMoney(net)}</chakra.b>
      </chakra.p>
    </Sheet>
  )
}

const Figures = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'start',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: '1fr 1fr 1.6fr 1.1fr 1.1fr' },
  },
})
