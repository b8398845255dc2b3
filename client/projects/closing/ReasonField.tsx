import { useId } from 'react'
import { useText } from '#client/messages/Text.tsx'
import { Textarea } from '#client/ui/form/controls.ts'
import { FieldFrame } from '#client/ui/form/FieldFrame.tsx'

interface ReasonFieldProps {
  value: string
  isMissing: boolean
  onChange: (reason: string) => void
}

/** Whoever ends it with something open says why; the book tells it. */
export function ReasonField({ value, isMissing, onChange }: ReasonFieldProps) {
  const id = useId()
  const text = useText()
  return (
    <FieldFrame
      id={id}
      label="projects.close.reason"
      help="projects.close.reasonHelp"
      faultText={isMissing && !value.trim() ? text('projects.close.reasonMissing') : undefined}
    >
      {(control) => <Textarea {...control} value={value} maxLength={1000} onChange={({ target }) => onChange(target.value)} />}
    </FieldFrame>
  )
}
