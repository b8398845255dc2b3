import { Button } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { isStale } from '#client/access/refusal.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { DeleteButton } from '#client/ui/DeleteButton.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { FormTitle } from '#client/ui/form/FormTitle.tsx'
import { Pair } from '#client/ui/form/Pair.ts'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { type SaidFields, StaleNote } from '#client/ui/form/StaleNote.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { moistureQuantities } from '#schema/estates/moisture.input.ts'
import { BuildingField } from './BuildingField.tsx'
import { type Sensor, sensorInput, sensorRules, sensorValues, type SensorValues } from './sensorForm.ts'
import { useBuildings } from './useBuildings.ts'
import type { Moisture } from './useMoisture.ts'

interface SensorFormProps {
  /** Nothing for a new one. */
  sensor: Sensor | undefined
  mayRemove: boolean
  moisture: Moisture
  onDone: () => void
}

const words = {
  name: { required: 'estates.moisture.writeName' },
  percent: { notValid: 'estates.moisture.percentNotValid' },
  alarm: { notValid: 'estates.moisture.alarmNotValid' },
  device: { notValid: 'estates.moisture.deviceTaken' },
} as const

export function SensorForm({ sensor, mayRemove, moisture, onDone }: SensorFormProps) {
  const text = useText()
  const buildings = useBuildings()
  const [opened] = useState(() => sensorValues(sensor))
  const version = useRef(sensor?.version)
  const [isBehind, setBehind] = useState(false)

  async function save(values: SensorValues) {
    setBehind(false)
    try {
      await moisture.saveSensor(sensorInput(values, sensor && { id: sensor.id, version: version.current! }))
    } catch (error) {
      if (isStale(error)) setBehind(true)
      throw error
    }
    onDone()
  }
  async function fetchNewest() {
    const newest = await moisture.newest(sensor!.id)
    if (!newest) return undefined
    version.current = newest.version
    return sensorValues(newest)
  }
  const asWritten = (typed: string) => typed
  const said: SaidFields<SensorValues> = {
    name: { label: 'estates.moisture.name', said: asWritten },
    location: { label: 'estates.moisture.location', said: asWritten },
    buildingId: { label: 'estates.moisture.building', said: (chosen) => buildings.find(({ id }) => id === chosen)?.name ?? '' },
    quantity: { label: 'estates.moisture.measures', said: (quantity) => text(`estates.moisture.quantity.${quantity}`) },
    threshold: { label: 'estates.moisture.threshold', said: asWritten },
    alarmThreshold: { label: 'estates.moisture.alarmThreshold', said: asWritten },
    deviceId: { label: 'estates.moisture.deviceId', said: asWritten },
  }
  return (
    <Stack gap="6" maxWidth="column">
      <FormTitle id={sensor ? 'estates.moisture.changeTitle' : 'estates.moisture.addTitle'} />
      <Form initialValues={opened} rules={sensorRules} onSubmit={save}>
        {isBehind && <StaleNote opened={opened} fields={said} fetchNewest={fetchNewest} />}
        <TextField name="name" label="estates.moisture.name" help="estates.moisture.nameHelp" faults={words.name} />
        {buildings.length > 0 && <BuildingField name="buildingId" label="estates.moisture.building" buildings={buildings} optional />}
        <TextField name="location" label="estates.moisture.location" optional />
        {/* What was measured in one quantity can't be read in another. */}
        {!sensor?.newest && (
          <ChoiceField
            name="quantity"
            label="estates.moisture.measures"
            choices={moistureQuantities}
            choiceLabel="estates.moisture.quantity"
          />
        )}
        <Pair>
          <TextField
            name="threshold"
            label="estates.moisture.threshold"
            help="estates.moisture.thresholdHelp"
            inputMode="decimal"
            unit="%"
            faults={words.percent}
            optional
          />
          <TextField
            name="alarmThreshold"
            label="estates.moisture.alarmThreshold"
            help="estates.moisture.alarmHelp"
            inputMode="decimal"
            unit="%"
            faults={words.alarm}
            optional
          />
        </Pair>
        <TextField name="deviceId" label="estates.moisture.deviceId" help="estates.moisture.deviceIdHelp" faults={words.device} optional />
        <SaveBar>
          <Button onClick={onDone}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id={sensor ? 'estates.moisture.save' : 'estates.moisture.add'} />
          </SubmitButton>
        </SaveBar>
      </Form>
      {sensor && mayRemove && (
        <DeleteButton
          label={<Text id="estates.moisture.delete" />}
          title={<Text id="estates.moisture.deleteTitle" values={{ name: sensor.name }} />}
          text={<Text id="estates.moisture.deleteText" />}
          onDelete={async () => {
            await moisture.deleteSensor(sensor.id)
            onDone()
          }}
        />
      )}
    </Stack>
  )
}
