import type { ReactNode } from 'react'
import type { AnyObject, ObjectSchema } from 'yup'
import type { InputOf, Kept, KeptIn, RecordOf } from '#client/data/collection.ts'
import { useKnownKey } from '#client/messages/Text.tsx'
import { newestAs } from '#client/ui/form/newest.ts'
import { notify } from '#client/ui/notify.ts'
import { KeptForm } from './KeptForm.tsx'
import type { RecordTexts } from './recordTexts.ts'

/** What the form of a collection is given by the screen that opens it. */
export interface RecordFormProps<R extends Kept, Input> {
  texts: RecordTexts
  nameOf: (record: R) => string
  /** The one to change; without it one is added. */
  record: R | undefined
  onSave: (input: Input, before?: Kept) => Promise<unknown>
  onNewest: (id: string) => Promise<R | undefined>
  onDone: () => void
}
// oxlint-disable-next-line typescript/no-explicit-any
export type FormOf<C extends KeptIn<any, any, any>> = RecordFormProps<RecordOf<C>, InputOf<C>>

/** Whose values can be sent as they come out: checked against what the mutation takes. */
type Rules<Input> = ObjectSchema<AnyObject> & { __outputType: Input }

interface FieldsOfRecord<R extends Kept, Input, Blank> extends RecordFormProps<R, Input> {
  /** The server's own; they also make what is sent out of what was typed. */
  rules: Rules<Input>
  /** What stands in the form of a new one. */
  blank: Blank & Record<Exclude<keyof Input, keyof Kept>, unknown>
  /** The fields themselves. */
  children: ReactNode
}

/** A record's fields, or what they are while nothing is known. */
const valuesOf = <Blank extends object>(record: Kept | undefined, blank: Blank) => {
  const before = (record ?? {}) as Partial<Blank>
  const fields = Object.entries(blank).map(([name, empty]) => [name, before[name as keyof Blank] ?? (empty as unknown)])
  return { ...(Object.fromEntries(fields) as Blank), id: record?.id ?? null, version: record?.version ?? null }
}

/** Adds a record, or changes one. */
export function RecordForm<R extends Kept, Input, Blank extends object>(props: FieldsOfRecord<R, Input, Blank>) {
  const { texts, nameOf, record, rules, blank, onSave, onNewest, onDone, children } = props
  const isKnown = useKnownKey()
  type RecordValues = ReturnType<typeof valuesOf<Blank>>

  async function save(values: RecordValues) {
    const { id, version } = values
    await onSave(rules.cast(values, { stripUnknown: true }), id && version ? { id, version } : undefined)
    const done = `${texts}.${record ? 'saved' : 'added'}`
    if (isKnown(done)) notify.success(done, { values: { name: nameOf(values as unknown as R) } })
  }
  return (
    <KeptForm
      title={`${texts}.${record ? 'changeTitle' : 'addTitle'}`}
      submit={`${texts}.${record ? 'saveChange' : 'create'}`}
      values={valuesOf(record, blank)}
      rules={rules}
      onSave={save}
      onNewest={newestAs(
        (latest) => valuesOf(latest, blank),
        () => record && onNewest(record.id),
      )}
      onDone={onDone}
    >
      {children}
    </KeptForm>
  )
}
