import { Textarea } from './controls.ts'
import { Counter } from './Counter.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { useFormField, type FieldProps } from './useFormField.ts'

interface TextAreaProps extends FieldProps {
  maxLength?: number
  rows?: number
}

export function TextArea({ name, label, help, optional, faults, maxLength, rows = 4 }: TextAreaProps) {
  const { id, value, faultText, change, touch, other, ...limits } = useFormField<string | null>({ name, label, faults })
  const max = maxLength ?? limits.longest
  const counter = max && <Counter value={value ?? ''} max={max} />
  return (
    <FieldFrame
      id={id}
      label={label}
      help={help}
      optional={optional ?? limits.optional}
      faultText={faultText}
      counter={counter}
      other={other}
    >
      {(control) => (
        <Textarea
          {...control}
          name={name}
          rows={rows}
          value={value ?? ''}
          onChange={(event) => change(event.target.value)}
          onBlur={touch}
        />
      )}
    </FieldFrame>
  )
}
