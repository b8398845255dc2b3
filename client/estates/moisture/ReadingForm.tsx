import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { FormTitle } from '#client/ui/form/FormTitle.tsx'
import { Pair } from '#client/ui/form/Pair.ts'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { Stack } from '#client/ui/Page.tsx'
import type { Sensor } from './level.ts'
import { type ReadingInput, readingInput, readingRules, readingValues } from './readingForm.ts'

interface ReadingFormProps {
  sensor: Sensor
  onSave: (reading: ReadingInput) => Promise<unknown>
  onDone: () => void
}

const words = {
  value: { required: 'estates.moisture.writeValue', notValid: 'estates.moisture.percentNotValid' },
  day: { required: 'estates.moisture.dayNotValid', notValid: 'estates.moisture.dayNotValid' },
  time: { required: 'estates.moisture.timeNotValid', notValid: 'estates.moisture.timeNotValid' },
} as const

export function ReadingForm({ sensor, onSave, onDone }: ReadingFormProps) {
  const [opened] = useState(() => readingValues(new Date()))
  return (
    <Stack gap="6" maxWidth="column">
      <div>
        <FormTitle id="estates.moisture.addReading" />
        <p>
          {sensor.name}
          {' · '}
          <Text id={`estates.moisture.quantity.${sensor.quantity}`} />
        </p>
      </div>
      <Form
        initialValues={opened}
        rules={readingRules}
        onSubmit={async (values) => {
          await onSave(readingInput(values, sensor.id))
          onDone()
        }}
      >
        <TextField name="value" label="estates.moisture.value" inputMode="decimal" unit="%" faults={words.value} />
        <Pair>
          <DateField name="day" label="estates.moisture.day" faults={words.day} />
          <TextField name="time" label="estates.moisture.time" help="estates.moisture.timeHelp" faults={words.time} />
        </Pair>
        <SaveBar>
          <Button onClick={onDone}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id="estates.moisture.saveReading" />
          </SubmitButton>
        </SaveBar>
      </Form>
    </Stack>
  )
}
