import { useField, useFormikContext } from 'formik'
import { useEffect, useId } from 'react'
import type { MessageKey } from '#client/messages/messages.ts'
import { useFormParts } from './formContext.ts'
import { useFaultText, type FaultWords } from './useFaultText.ts'

export interface FieldProps {
  name: string
  label: MessageKey
  help?: MessageKey
  /** Required is the rule; this says otherwise beside the label. */
  optional?: boolean
  faults?: FaultWords
}

/** A field's value, and its fault as text once the field has been touched or the server has refused it. */
export function useFormField<Value>({ name, label, faults }: Pick<FieldProps, 'name' | 'label' | 'faults'>) {
  const id = useId()
  const [field, meta, { setValue, setTouched }] = useField<Value>(name)
  const { errors } = useFormikContext()
  const { register, refused, forget } = useFormParts()
  const faultText = useFaultText()
  useEffect(() => register(name, { id, label, words: faults }), [register, name, id, label, faults])

  const refusal = refused[name]
  // Kept by whole paths, as `documents[0].customName`.
  const fault = refusal ?? (meta.touched ? (errors as Record<string, string>)[name] : undefined)
  return {
    id,
    value: field.value,
    faultText: fault === undefined ? undefined : faultText(fault, faults),
    change: (value: Value) => {
      forget(name)
      return setValue(value)
    },
    touch: () => setTouched(true),
  }
}
