import { useField, useFormikContext } from 'formik'
import { useCallback, useEffect, useId, useMemo } from 'react'
import type { MessageKey } from '#client/messages/messages.ts'
import { exampleOf } from './examples.ts'
import type { Fault } from './faults.ts'
import { useFormParts } from './formContext.ts'
import { isSame } from './newest.ts'
import { useFaultText, type FaultWords } from './useFaultText.ts'

export interface FieldProps {
  name: string
  label: MessageKey
  help?: MessageKey
  /** Required is the rule; this says otherwise beside the label. */
  optional?: boolean
  faults?: FaultWords
}

interface Field<Value> extends Pick<FieldProps, 'name' | 'label' | 'faults'> {
  /** How a value is told in words. */
  said?: (value: NonNullable<Value>) => string
  /** Goes with the form, and comes back with nothing else that was typed: a secret, or a file. */
  isFleeting?: boolean
  /** What is typed there. */
  kind?: string
}

/** A field's value, its fault as text once it has been touched or the server has refused it, and what the rules say of it. */
export function useFormField<Value>({ name, label, faults, said = String, isFleeting, kind }: Field<Value>) {
  const id = useId()
  const [field, meta, { setValue, setTouched }] = useField<Value>(name)
  const { errors } = useFormikContext()
  const { register, refused, forget, limits, other, range, tellCleared, hold } = useFormParts()
  const faultText = useFaultText()
  const example = useMemo(() => exampleOf(name, kind, range), [name, kind, range])
  useEffect(
    () => register(name, { id, label, words: faults, example, isFleeting }),
    [register, name, id, label, faults, example, isFleeting],
  )

  const refusal = refused[name]
  // Kept by whole paths, as `documents[0].customName`.
  const fault = refusal ?? (meta.touched ? (errors as Record<string, string>)[name] : undefined)
  const theirs = other?.[name] as Value | undefined
  function take(value: Value) {
    forget(name)
    void setValue(value)
    // The button goes with what it offered.
    document.getElementById(id)?.focus()
  }
  return {
    id,
    ...limits(name),
    /** What somebody else wrote here, where it is not what stands here. */
    other:
      other && name in other && !isSame(theirs, field.value)
        ? { said: theirs ? said(theirs) : '', take: () => take(theirs as Value) }
        : undefined,
    value: field.value,
    faultText: fault === undefined ? undefined : faultText(fault, faults, example),
    change: (value: Value) => {
      forget(name)
      return setValue(value)
    },
    touch: () => setTouched(true),
    range: () => range(name),
    hold: useCallback((reason: Fault | undefined) => hold(name, reason), [hold, name]),
    /** Takes away what can't be, and says why. */
    clear: (fault: Fault) => {
      tellCleared(name, fault)
      void setValue('' as Value)
    },
  }
}
