import { Button } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { ontoNewest } from '#client/ui/form/newest.ts'
import { Note } from '#client/ui/Note.tsx'

/** Asked what to do about it; their version is here; there is none any more. */
export type BehindState = 'asked' | 'fetched' | 'deleted'

interface BehindProps<Values> {
  state: BehindState
  /** What was last seen of the record. */
  base: Values
  onFetch: () => Promise<Values | undefined>
}

/**
 * Somebody else saved first. Their version is fetched under what was typed, and nothing typed is lost. It stands where one
 * has just pressed Save, and takes the focus: to the button that fetches, then to the first field that both have changed.
 */
export function Behind<Values extends object>({ state, base, onFetch }: BehindProps<Values>) {
  const { setValues } = useFormikContext<Values>()
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
  if (state !== 'asked') return <Note ref={note} title={<Text id={`common.stale.${state}`} />} />
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
