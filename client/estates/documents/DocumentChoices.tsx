import { Button, chakra } from '@chakra-ui/react'
import { useText } from '#client/messages/Text.tsx'
import { useAddressed } from '#client/ui/useAddressed.ts'

interface DocumentChoicesProps {
  /** The parameter of the address that holds what is chosen; the first choice is its absence. */
  name: 'kind' | 'order' | 'days'
  label: string
  choices: readonly (readonly [value: string, label: Parameters<ReturnType<typeof useText>>[0]])[]
  chosen: string | null | undefined
}

/** One of a few, all of them in sight. */
export function DocumentChoices({ name, label, choices, chosen }: DocumentChoicesProps) {
  const choose = useAddressed()
  const text = useText()
  return (
    <Choices aria-label={label}>
      {choices.map(([value, words]) => (
        <Button key={value} size="sm" aria-pressed={(chosen ?? '') === value} onClick={() => choose(name, value)}>
          {text(words)}
        </Button>
      ))}
    </Choices>
  )
}

const Choices = chakra('fieldset', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', borderWidth: 0, padding: 0, minWidth: 0 } })
