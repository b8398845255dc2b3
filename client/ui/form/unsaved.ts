import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { notify } from '../notify.ts'
import { type Draft, keepDrafts, takeDraft } from './drafts.ts'

interface Unsaved extends Draft {
  /** Nothing would be lost: it is being sent, or is not worth a question. */
  isSafe?: boolean
}

/** Forms on the screen, each telling what would be lost with it. */
const forms = new Set<() => Unsaved | undefined>()

const unsaved = () => [...forms].flatMap((tell) => tell() ?? [])

export const hasUnsaved = () => unsaved().some(({ isSafe }) => !isSafe)

/** The session has ended: what was typed waits at its address for whoever typed it, and holds nobody back. */
export function leaveUnsaved(address: string) {
  keepDrafts(address, unsaved())
  forms.clear()
}

/** What was typed in a form is asked for before it is left, and comes back to it after signing in again. */
export function useUnsaved(tell: (() => Unsaved) | undefined, opened: object, takeUp: (typed: object) => unknown) {
  const { pathname, search } = useLocation()
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  const atFirst = useRef(() => {
    const typed = takeDraft(pathname + search, opened)
    if (!typed) return
    void takeUp(typed)
    notify.info('common.leave.back', { short: true })
  })
  useEffect(() => {
    const form = () => latest.current?.()
    forms.add(form)
    atFirst.current()
    return () => void forms.delete(form)
  }, [])
}
