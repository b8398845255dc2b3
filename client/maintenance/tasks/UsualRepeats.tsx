import { Button, chakra } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { Text } from '#client/messages/Text.tsx'
import { useEveryText } from './everyText.ts'
import type { TaskValues } from './taskForm.ts'

const usual = [
  { period: 'month', interval: 12 },
  { period: 'month', interval: 6 },
  { period: 'month', interval: 3 },
  { period: 'month', interval: 1 },
  { period: 'week', interval: 1 },
] as const

/** Whether the rule is one of those that a press makes. */
export const isUsual = ({ period, interval }: Pick<TaskValues, 'period' | 'interval'>) =>
  !period || usual.some((each) => each.period === period && String(each.interval) === interval)

/** How often things usually come again, one press each; any other rule is written below. */
export function UsualRepeats() {
  const { values, setValues } = useFormikContext<TaskValues>()
  const every = useEveryText()
  const isChosen = (period: string, interval: string) => values.period === period && (!period || values.interval === interval)
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend fontWeight="medium" marginBottom="2">
        <Text id="maintenance.task.often" />
      </chakra.legend>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button size="sm" aria-pressed={isChosen('', '1')} onClick={() => void setValues({ ...values, period: '', interval: '1' })}>
          <Text id="maintenance.task.once" />
        </Button>
        {usual.map(({ period, interval }) => (
          <Button
            key={period + interval}
            size="sm"
            aria-pressed={isChosen(period, String(interval))}
            onClick={() => void setValues({ ...values, period, interval: String(interval) })}
          >
            {every(period, interval)}
          </Button>
        ))}
      </chakra.div>
    </chakra.fieldset>
  )
}
