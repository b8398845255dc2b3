import { useEffect } from 'react'
import { withTexts } from '#client/messages/arriving.ts'
import { fetched } from '#client/ui/fetched.tsx'
import { closeFind, openFind, openShortcuts, useOpened } from './finding.ts'
import { useVisits } from './lastVisits.ts'
import { doLetterKeys } from './letterKeys.ts'

const Find = fetched(async () => (await withTexts(import('./Find.tsx'), 'app.find', 'estates')).Find)
const Shortcuts = fetched(async () => (await withTexts(import('./Shortcuts.tsx'), 'app.find')).Shortcuts)

/** Before a key is pressed, its code is there. */
export const beforehand = Find.beforehand

const writesIn = 'input, textarea, select, [contenteditable], [role=textbox]'
const isWriting = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(writesIn) !== null
const isAsking = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null

/** `Ctrl K` finds, `?` tells what the keyboard does; over whatever the screen shows, but not over what asks something. */
export function FindKeys() {
  const opened = useOpened()
  useVisits()
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event
      if (defaultPrevented || altKey || isAsking()) return
      if ((ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'k') {
        event.preventDefault()
        openFind()
      } else if (key === '?' && doLetterKeys() && !ctrlKey && !metaKey && !isWriting(event)) {
        openShortcuts()
      }
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      closeFind()
    }
  }, [])
  if (opened === 'find') return <Find onClose={closeFind} />
  return opened === 'shortcuts' ? <Shortcuts onClose={closeFind} /> : null
}
