import { Text } from '#client/messages/Text.tsx'
import { KeptForm } from '#client/records/KeptForm.tsx'
import { DeleteButton } from '#client/ui/DeleteButton.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { NamedField } from '#client/ui/form/NamedField.tsx'
import { newestAs } from '#client/ui/form/newest.ts'
import { Pair } from '#client/ui/form/Pair.ts'
import { TextField } from '#client/ui/form/TextField.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { moistureQuantities } from '#schema/estates/moisture.words.ts'
import type { Sensor } from './level.ts'
import { sensorInput, sensorRules, sensorValues } from './sensorForm.ts'
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
  const buildings = useBuildings()
  return (
    <Stack gap="6">
      <KeptForm
        title={sensor ? 'estates.moisture.changeTitle' : 'estates.moisture.addTitle'}
        submit={sensor ? 'estates.moisture.save' : 'estates.moisture.add'}
        values={sensorValues(sensor)}
        rules={sensorRules}
        onSave={(values) => moisture.saveSensor(sensorInput(values))}
        onNewest={newestAs(sensorValues, () => sensor && moisture.newest(sensor.id))}
        onDone={onDone}
      >
        <TextField name="name" label="estates.moisture.name" help="estates.moisture.nameHelp" faults={words.name} />
        {buildings.length > 0 && (
          <NamedField name="buildingId" label="estates.moisture.building" none="estates.moisture.noBuilding" of={buildings} />
        )}
        <TextField name="location" label="estates.moisture.location" />
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
          />
          <TextField
            name="alarmThreshold"
            label="estates.moisture.alarmThreshold"
            help="estates.moisture.alarmHelp"
            inputMode="decimal"
            unit="%"
            faults={words.alarm}
          />
        </Pair>
        <TextField name="deviceId" label="estates.moisture.deviceId" help="estates.moisture.deviceIdHelp" faults={words.device} />
      </KeptForm>
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
