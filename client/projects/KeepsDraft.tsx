import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'

/** Long enough for a word, short enough for a phone that is put away. */
const pause = 400

/** Tells what was typed, a moment after it was: for keeping it where it outlives the screen. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the form around it holds the same
export function KeepsDraft<FieldValues>({ onKeep }: { onKeep: (values: FieldValues) => void }) {
  const { values, dirty } = useFormikContext<FieldValues>()
  const waiting = useRef<() => void>(undefined)
  const keep = useRef(onKeep)
  useEffect(() => {
    keep.current = onKeep
  })
  useEffect(() => {
    if (!dirty) return undefined
    waiting.current = () => {
      waiting.current = undefined
      keep.current(values)
    }
    const wait = setTimeout(() => waiting.current?.(), pause)
    return () => clearTimeout(wait)
  }, [values, dirty])
  // Whoever goes back a step right after a word, or puts the phone away, finds it again.
  useEffect(() => {
    const close = () => waiting.current?.()
    addEventListener('pagehide', close)
    return () => {
      removeEventListener('pagehide', close)
      close()
    }
  }, [])
  return null
}
