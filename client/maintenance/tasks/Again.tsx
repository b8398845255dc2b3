import { chakra } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { Pair } from '#client/ui/form/Pair.ts'
import { TextField } from '#client/ui/form/TextField.tsx'
import { bases } from '#schema/maintenance/recurrence.ts'
import type { TaskValues } from './taskForm.ts'

const words = {
  interval: { notValid: 'maintenance.task.intervalNotValid' },
  endDate: { notValid: 'maintenance.task.endNotValid' },
} as const

/** Asked for where it comes again. */
export function Again() {
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
