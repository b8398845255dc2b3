import { Button } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Note } from '#client/ui/Note.tsx'
import { isSame, ontoNewest } from './newest.ts'

/** How a field is called, and how its value is said. */
export type SaidFields<Values> = { [Field in keyof Values]?: { label: MessageKey; said: (value: Values[Field]) => string } }

interface StaleNoteProps<Values> {
  /** What stood in the form when it was opened. */
  opened: Values
  fields: SaidFields<Values>
  /** What would stand in it now; nothing where the record has been deleted. */
  fetchNewest: () => Promise<Values | undefined>
}

/** Somebody else saved first. Their version is fetched under what was typed, and nothing typed is lost. */
export function StaleNote<Values extends object>({ opened, fields, fetchNewest }: StaleNoteProps<Values>) {
  const { values, setValues } = useFormikContext<Values>()
  const [newest, setNewest] = useState<Values | 'deleted'>()

  async function fetch() {
    const found = await fetchNewest()
    setNewest(found ?? 'deleted')
    if (found) await setValues(ontoNewest(values, opened, found))
  }

  if (newest === 'deleted') return <Note title={<Text id="common.stale.deleted" />} />
  if (newest) {
    return (
      <Note title={<Text id="common.stale.fetched" />}>
        <OtherVersion typed={values} newest={newest} fields={fields} />
      </Note>
    )
  }
  return (
    <Note
      title={<Text id="common.stale.title" />}
      action={
        // What goes wrong is told by the call itself.
        <Button size="sm" onClick={() => void fetch().catch(() => undefined)}>
          <Text id="common.stale.fetch" />
        </Button>
      }
    >
      <Text id="common.stale.text" />
    </Note>
  )
}

interface OtherVersionProps<Values> {
  typed: Values
  newest: Values
  fields: SaidFields<Values>
}

/** What the other one wrote, where it is not what stands in the form. */
function OtherVersion<Values extends object>({ typed, newest, fields }: OtherVersionProps<Values>) {
  const text = useText()
  const names = (Object.keys(fields) as (keyof Values & string)[]).filter((name) => !isSame(typed[name], newest[name]))
  return (
    <ul>
      {names.map((name) => {
        const { label, said } = fields[name]!
        const value = said(newest[name]) || text('common.stale.nothing')
        return (
          <li key={name}>
            <Text id="common.stale.other" values={{ field: text(label), value }} />
          </li>
        )
      })}
    </ul>
  )
}
