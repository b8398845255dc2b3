import type { ReactNode } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import { Select } from './Select.tsx'
import { type FieldProps, useFormField } from './useFormField.ts'

interface SelectFieldProps extends FieldProps {
  /** The choices, by what is chosen now. */
  children: (value: string) => ReactNode
  /** Told before the field itself changes. */
  onChoose?: (value: string) => Promise<unknown>
}

/** One of several, in a form. */
export function SelectField({ name, label, help, optional, faults, children, onChoose }: SelectFieldProps) {
  const { id, value, faultText, change, touch } = useFormField<string | null>({ name, label, faults })
  async function choose(chosen: string) {
    await onChoose?.(chosen)
    await change(chosen)
  }
  return (
    <FieldFrame id={id} label={label} help={help} optional={optional} faultText={faultText}>
      {(control) => (
        <Select {...control} name={name} value={value ?? ''} onChange={({ target }) => void choose(target.value)} onBlur={touch}>
          {children(value ?? '')}
        </Select>
      )}
    </FieldFrame>
  )
}
