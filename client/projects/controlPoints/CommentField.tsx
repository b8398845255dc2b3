import { useId } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { Textarea } from '#client/ui/form/controls.ts'
import { Counter } from '#client/ui/form/Counter.tsx'
import { FieldFrame, type Other } from '#client/ui/form/FieldFrame.tsx'

/** As long as the server takes it. */
const longest = 4000

interface CommentFieldProps {
  value: string
  onChange: (value: string) => void
  /** What was typed is kept as one leaves the field: gloves miss small buttons. */
  onLeave: () => void
  isSaved: boolean
  /** What somebody else wrote there meanwhile. */
  other?: Other | undefined
}

export function CommentField({ value, onChange, onLeave, isSaved, other }: CommentFieldProps) {
  const id = useId()
  return (
    <FieldFrame
      id={id}
      label="projects.comment"
      optional
      counter={<Counter value={value} max={longest} />}
      {...(other && { other })}
      help={value && isSaved ? 'projects.commentKept' : 'projects.commentHelp'}
    >
      {(control) => (
        <Textarea
          {...control}
          rows={4}
          value={value}
          maxLength={longest}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onLeave}
        />
      )}
    </FieldFrame>
  )
}

export const SendBackField = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const id = useId()
  return (
    <div>
      <FieldFrame id={id} label="projects.sendBack.why" help="projects.sendBack.whyHelp">
        {(control) => <Textarea {...control} rows={3} maxLength={1000} value={value} onChange={({ target }) => onChange(target.value)} />}
      </FieldFrame>
      <Text id="projects.sendBack.own" />
    </div>
  )
}
