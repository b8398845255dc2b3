import { type KeyboardEvent, useState } from 'react'
import { mostAtOnce } from '#schema/several.ts'

export interface Marks {
  /** Those that are marked, in the order of their list; no more than can be done something with at once. */
  ids: readonly string[]
  isMarked: (id: string) => boolean
  /** With `isRange` all from the one that was marked last to this one. */
  mark: (id: string, isOn: boolean, isRange?: boolean) => void
  all: () => void
  none: () => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

const rowOf = (target: EventTarget) => (target as HTMLElement).closest<HTMLElement>('[data-row]')
const isTyping = (target: EventTarget) => (target as HTMLElement).matches('input:not([type="checkbox"]), textarea, select')

/** Which rows of a list are marked, to do something with several at once. What has left the list is not marked any more. */
export function useMarks(rows: readonly string[]): Marks {
  const [marked, setAll] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<string>()
  const ids = rows.filter((id) => marked.has(id))
  const setMarked = (next: ReadonlySet<string>) => setAll(new Set(rows.filter((id) => next.has(id)).slice(0, mostAtOnce)))

  function mark(id: string, isOn: boolean, isRange = false) {
    const [from, to] = [isRange && last ? rows.indexOf(last) : -1, rows.indexOf(id)]
    const meant = from < 0 ? [id] : rows.slice(Math.min(from, to), Math.max(from, to) + 1)
    const next = new Set(ids)
    for (const one of meant)
      if (isOn) next.add(one)
      else next.delete(one)
    setMarked(next)
    setLast(id)
  }
  const all = () => setMarked(new Set(rows))
  const none = () => setMarked(new Set())

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (isTyping(event.target)) return
    const row = rowOf(event.target)
    const id = row?.dataset['row']
    if (event.key === 'Escape' && ids.length) none()
    else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') all()
    else if (id && event.key.toLowerCase() === 'x' && !event.ctrlKey && !event.metaKey && !event.altKey) mark(id, !marked.has(id))
    else if (id && event.shiftKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      const next = rows[rows.indexOf(id) + (event.key === 'ArrowDown' ? 1 : -1)]
      if (!next) return
      setMarked(new Set([...ids, id, next]))
      setLast(next)
      row.parentElement?.querySelector<HTMLElement>(`[data-row="${next}"] input[type="checkbox"]`)?.focus()
    } else return
    event.preventDefault()
  }
  return { ids, isMarked: (id) => marked.has(id), mark, all, none, onKeyDown }
}
