import { Button } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { Text, useText } from '#client/messages/Text.tsx'

interface DoneButtonProps {
  title: string
  onClick: () => void
  /** Where there is room for its sign alone. */
  narrow?: boolean
}

/** Beside a task in a list: one click, and it is asked what was done. */
export function DoneButton({ title, onClick, narrow = false }: DoneButtonProps) {
  const text = useText()
  const name = text('maintenance.archive.openNamed', { title })
  return (
    <Button size="sm" aria-label={name} title={name} flexShrink="0" {...(narrow && { variant: 'ghost' as const })} onClick={onClick}>
      <Check aria-hidden />
      {!narrow && <Text id="maintenance.archive.short" />}
    </Button>
  )
}
