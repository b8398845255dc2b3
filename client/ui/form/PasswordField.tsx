import { FieldFrame } from './FieldFrame.tsx'
import { PasswordInput } from './PasswordInput.tsx'
import { useFormField, type FieldProps } from './useFormField.ts'

interface PasswordFieldProps extends Omit<FieldProps, 'optional'> {
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({ name, label, help, faults, autoComplete }: PasswordFieldProps) {
  const { id, value, faultText, change, touch } = useFormField<string>({ name, label, faults, isFleeting: true })
  return (
    <FieldFrame id={id} label={label} help={help} faultText={faultText}>
      {(control) => (
        <PasswordInput
          {...control}
          name={name}
          autoComplete={autoComplete}
          value={value}
          onChange={(event) => change(event.target.value)}
          onBlur={touch}
        />
      )}
    </FieldFrame>
  )
}
