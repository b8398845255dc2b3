import { Button, chakra } from '@chakra-ui/react'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { useAddressed } from '#client/ui/useAddressed.ts'

interface FilterProps {
  /** In the address. */
  name: string
  choices: readonly { value: string | null; label: MessageKey }[]
  chosen: string | null
}

/** Which of them are shown, one choice at a time. */
export function Filter({ name, choices, chosen }: FilterProps) {
  const choose = useAddressed()
  const text = useText()
  return (
    <chakra.fieldset display="flex" flexWrap="wrap" gap="2" aria-label={text('administration.filter')}>
      {choices.map(({ value, label }) => (
        <Button key={String(value)} size="sm" aria-pressed={value === chosen} onClick={() => choose(name, value ?? '')}>
          <Text id={label} />
        </Button>
      ))}
    </chakra.fieldset>
  )
}
