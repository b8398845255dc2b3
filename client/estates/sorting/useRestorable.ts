import { useEffect, useEffectEvent, useRef, useState } from 'react'

interface Restorable {
  remove: (id: string) => Promise<unknown>
  restore: (id: string) => Promise<unknown>
  /** It was not had back. */
  forget: (id: string) => void
}

/** What is deleted at once, and stays in its place for a while, to be had back from there. */
export function useRestorable({ remove, restore, forget }: Restorable) {
  const open = useRef(new Set<string>())
  const [waiting, setWaiting] = useState<readonly string[]>([])

  function drop(id: string) {
    open.current.delete(id)
    setWaiting([...open.current])
  }
  function start(id: string) {
    open.current.add(id)
    setWaiting([...open.current])
    // Refused: it is still there, and shows again.
    remove(id).catch(() => drop(id))
  }
  const undo = (id: string) =>
    void restore(id).then(
      () => drop(id),
      () => undefined,
    )
  function finish(id: string) {
    if (!open.current.has(id)) return
    drop(id)
    forget(id)
  }

  const finishAll = useEffectEvent(() => [...open.current].forEach(finish))
  useEffect(() => () => finishAll(), [])
  return { isWaiting: (id: string) => waiting.includes(id), start, undo, finish }
}
