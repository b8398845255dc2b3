import { Button } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import type { Failure } from '#client/access/failure.ts'
import { language } from '#client/messages/language.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { useFormParts } from '#client/ui/form/formContext.ts'
import { ontoNewest } from '#client/ui/form/newest.ts'
import { Note } from '#client/ui/Note.tsx'
import { writtenMoment } from '#client/ui/writing.ts'

/** Asked what to do about it; their version is here; there is none any more. */
export type BehindState = 'asked' | 'fetched' | 'deleted'

/** Who saved first, and when; once their version is here, what of it they have changed. */
export type Changed = NonNullable<Failure['changed']> & { fields?: readonly string[] }

interface BehindProps<FieldValues> {
  state: BehindState
  /** What was last seen of the record. */
  base: FieldValues
  /** Unknown where the server does not tell. */
  changed: Changed | undefined
  onFetch: () => Promise<FieldValues | undefined>
}

/**
 * Somebody else saved first. Their version is fetched under what was typed, and nothing typed is lost. It stands where one
 * has just pressed Save, and takes the focus: to the button that fetches, then to the first field that both have changed.
 */
export function Behind<FieldValues extends object>({ state, base, changed, onFetch }: BehindProps<FieldValues>) {
  const { setValues } = useFormikContext<FieldValues>()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const next =
      state === 'asked' ? note.current?.querySelector('button') : note.current?.closest('form')?.querySelector<HTMLElement>('[data-theirs]')
    const place = next ?? note.current
    place?.scrollIntoView({ block: 'center' })
    place?.focus({ preventScroll: true })
  }, [state])

  async function fetch() {
    const newest = await onFetch()
    if (newest) await setValues((typed) => ontoNewest(typed, base, newest))
  }
  if (state === 'deleted') return <Note ref={note} title={<Text id="common.stale.deleted" />} />
  if (state === 'fetched') {
    return (
      <Note ref={note} title={<Text id="common.stale.fetched" />}>
        {changed && <WhoChanged {...changed} />}
      </Note>
    )
  }
  return (
    <Note
      ref={note}
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

/** By what the fields are called on the screen; what has no field of its own there is told of without its name. */
function WhoChanged({ by, at, fields = [] }: Changed) {
  const text = useText()
  const parts = useFormParts().fields()
  const labels = fields.flatMap((field) => parts.get(field)?.label ?? []).map((label) => text(label))
  const values = { who: by ?? text('common.stale.somebody'), when: writtenMoment(at) }
  if (!labels.length) return <Text id="common.stale.saved" values={values} />
  return <Text id="common.stale.changed" values={{ ...values, what: new Intl.ListFormat(language).format(labels) }} />
}
