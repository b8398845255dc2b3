import { chakra } from '@chakra-ui/react'
import { Formik, type FormikHelpers, useFormikContext } from 'formik'
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { AnyObject, ObjectSchema, Schema } from 'yup'
import { type Fault, faultsOf, refusedFields } from './faults.ts'
import { FaultSummary } from './FaultSummary.tsx'
import { FormContext, type KnownField, useFormParts } from './formContext.ts'
import { limitsOf } from './limits.ts'
import { rangeOf } from './range.ts'
import { useUnsaved } from './unsaved.ts'

const without = (all: Record<string, Fault>, name: string) => Object.fromEntries(Object.entries(all).filter(([other]) => other !== name))

interface FormProps<FieldValues extends object> {
  initialValues: FieldValues
  /** The rules of `schema/` for this form; the server applies the same. */
  rules: Schema
  /** A rejection that names fields is shown on them; telling of it is the caller's link. */
  onSubmit: (values: FieldValues) => Promise<unknown>
  /** What stands in the form after it was saved: what was typed, or the start again. */
  afterwards?: 'keep' | 'clear'
  /** What is known to be wrong with what stands in it as it opens. */
  refusedBefore?: Record<string, Fault> | undefined
  /** Of a search: it can be left without being asked. */
  keepsNothing?: boolean
  /** Fields say of themselves what the rules say of them. */
  derives?: boolean
  /** What somebody else has saved meanwhile: each field shows it below what was typed. */
  other?: Partial<FieldValues>
  children: ReactNode
}

const nothing = new Map<string, object>()

export function Form<FieldValues extends object>({
  initialValues,
  rules,
  onSubmit,
  afterwards = 'keep',
  refusedBefore = {},
  keepsNothing = false,
  derives = false,
  other,
  children,
}: FormProps<FieldValues>) {
  const limits = useMemo(
    () => (derives ? limitsOf(rules as ObjectSchema<AnyObject>, initialValues) : nothing),
    [derives, rules, initialValues],
  )
  const [refused, setRefused] = useState(refusedBefore)
  const registeredFields = useRef(new Map<string, KnownField>())
  const watching = useRef(new Set<() => void>())
  const saved = useRef<FieldValues>(undefined)
  const cleared = useRef(false)
  const held = useRef(new Map<string, Fault>())
  const hold = useCallback((name: string, fault: Fault | undefined) => {
    if (fault) held.current.set(name, fault)
    else if (held.current.delete(name)) setRefused((all) => (name in all ? without(all, name) : all))
  }, [])
  const parts = useMemo(
    () => ({
      register(name: string, field: KnownField) {
        registeredFields.current.set(name, field)
        watching.current.forEach((changed) => changed())
        return () => void registeredFields.current.delete(name)
      },
      fields: () => registeredFields.current,
      watchFields(changed: () => void) {
        watching.current.add(changed)
        return () => void watching.current.delete(changed)
      },
      refused,
      limits: (name: string) => limits.get(name) ?? {},
      other: other as Record<string, unknown> | undefined,
      range: (name: string) => rangeOf(rules, name),
      tellCleared(name: string, fault: Fault) {
        cleared.current = true
        setRefused((all) => ({ ...all, [name]: fault }))
      },
      hold,
      forget(name: string) {
        cleared.current = false
        setRefused((all) => (name in all ? without(all, name) : all))
      },
    }),
    [refused, limits, other, rules, hold],
  )

  async function submit(values: FieldValues, { resetForm }: FormikHelpers<FieldValues>) {
    // After saving, the form is still here for a moment, and so is the second click of a hasty finger.
    if (saved.current === values) return
    if (held.current.size) {
      setRefused(Object.fromEntries(held.current))
      return
    }
    // The click that left the field was meant for what stood in it.
    if (cleared.current) {
      cleared.current = false
      return
    }
    setRefused({})
    try {
      await onSubmit(values)
      if (afterwards === 'keep') saved.current = values
      resetForm(afterwards === 'keep' ? { values } : undefined)
    } catch (error) {
      setRefused(refusedFields(error, registeredFields.current))
    }
  }

  return (
    <FormContext value={parts}>
      <Formik initialValues={initialValues} validate={(values) => faultsOf(rules, values)} onSubmit={submit}>
        <FormElement keepsNothing={keepsNothing}>{children}</FormElement>
      </Formik>
    </FormContext>
  )
}

/** Without passwords, and without files, whose fields would not show them. */
const lasting = (values: object, fields: ReadonlyMap<string, KnownField>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !fields.get(name)?.isFleeting))

function FormElement({ keepsNothing, children }: { keepsNothing: boolean; children: ReactNode }) {
  const { handleSubmit, submitForm, isSubmitting, dirty, errors, initialValues, values, setValues } = useFormikContext<object>()
  const { refused, fields } = useFormParts()
  const form = useRef<HTMLFormElement>(null)
  const unsaved = () => {
    const typed = lasting(values, fields())
    const isPart = Object.entries(values).some(([name, value]) => !(name in typed) && value !== initialValues[name as never])
    return { opened: initialValues, typed, isSafe: isSubmitting, isPart }
  }
  useUnsaved(dirty && !keepsNothing ? unsaved : undefined, initialValues, (typed) => setValues({ ...initialValues, ...typed }))

  const faulty = Object.keys({ ...errors, ...refused }).length > 0
  const wasSubmitting = useRef(false)
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting && faulty) {
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    }
    wasSubmitting.current = isSubmitting
  }, [isSubmitting, faulty])

  const saveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isSubmitting) return
    event.preventDefault()
    void submitForm()
  }
  return (
    <chakra.form
      ref={form}
      noValidate
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="6"
      onKeyDown={saveByKey}
      onSubmit={(event) => {
        if (isSubmitting) event.preventDefault()
        else handleSubmit(event)
      }}
    >
      <FaultSummary />
      {children}
    </chakra.form>
  )
}
