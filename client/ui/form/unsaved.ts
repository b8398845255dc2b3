import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { notify } from '../notify.ts'
import { type Draft, keepDrafts, takeDraft } from './drafts.ts'

interface Unsaved extends Draft {
  /** Nothing would be lost: it is being sent, or is not worth a question. */
  isSafe?: boolean
  /** Some of it can't be kept: a password, or a file that was chosen. */
  isPart?: boolean
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

/**
 * The page is about to be loaded anew: what was typed waits at its address. False, and all is as before, where some of it
 * can't wait or is on its way.
 */
export function keepUnsaved(address: string): boolean {
  const typed = unsaved()
  if (typed.some(({ isSafe, isPart }) => isSafe || isPart) || !keepDrafts(address, typed)) return false
  forms.clear()
  return true
}

/** Of forms that went in this very turn. */
let gone: Unsaved[] = []

function note(left: Unsaved) {
  if (!gone.length)
    setTimeout(() => {
      gone = []
    })
  gone.push(left)
}

/** A screen broke, and took its forms along: what was typed there waits until the page was loaded anew. */
export const keepGone = (address: string) => keepDrafts(address, gone)

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
    return () => {
      forms.delete(form)
      const left = form()
      if (left) note(left)
    }
  }, [])
}
