import type { ReactNode } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import { Select } from './Select.tsx'
import { type FieldProps, useFormField } from './useFormField.ts'

interface SelectFieldProps extends FieldProps {
  /** The choices, by what is chosen now. */
  children: (value: string) => ReactNode
  said?: (value: string) => string
  /** Told before the field itself changes. */
  onChoose?: (value: string) => Promise<unknown>
}

/** One of several, in a form. */
export function SelectField({ name, label, help, optional, faults, children, said, onChoose }: SelectFieldProps) {
  const { id, value, faultText, change, touch, other, ...limits } = useFormField<string | null>({ name, label, faults, said })
  async function choose(chosen: string) {
    await onChoose?.(chosen)
    await change(chosen)
  }
  return (
    <FieldFrame id={id} label={label} help={help} optional={optional ?? limits.optional} faultText={faultText} other={other}>
      {(control) => (
        <Select {...control} name={name} value={value ?? ''} onChange={({ target }) => void choose(target.value)} onBlur={touch}>
          {children(value ?? '')}
        </Select>
      )}
    </FieldFrame>
  )
}
