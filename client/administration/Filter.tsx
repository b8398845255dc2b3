import { Button, chakra } from '@chakra-ui/react'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text, useText } from '#client/messages/Text.tsx'

interface FilterProps<Value> {
  choices: readonly { value: Value; label: MessageKey }[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** Which of them are shown, one choice at a time. */
export function Filter<Value extends string | null>({ choices, chosen, onChoose }: FilterProps<Value>) {
  const text = useText()
  return (
    <chakra.fieldset display="flex" flexWrap="wrap" gap="2" aria-label={text('administration.filter')}>
      {choices.map(({ value, label }) => (
        <Button key={String(value)} size="sm" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          <Text id={label} />
        </Button>
      ))}
    </chakra.fieldset>
  )
}
