import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * What was deleted stays for a while, and can be had back, before the command goes out. Whoever leaves the list,
 * by a link or by closing the page, has made up their mind.
 */
export function useUndo(carryOut: (id: string) => Promise<unknown>) {
  const open = useRef(new Set<string>())
  const [waiting, setWaiting] = useState<readonly string[]>([])
  const [gone, setGone] = useState<readonly string[]>([])

  function drop(id: string) {
    open.current.delete(id)
    setWaiting([...open.current])
  }
  function start(id: string) {
    open.current.add(id)
    setWaiting([...open.current])
  }
  function finish(id: string) {
    if (!open.current.has(id)) return
    drop(id)
    setGone((before) => [...before, id])
    // Refused: it is still there, and shows again.
    carryOut(id).catch(() => setGone((before) => before.filter((other) => other !== id)))
  }

  const finishAll = useEffectEvent(() => [...open.current].forEach(finish))
  useEffect(() => {
    const close = () => finishAll()
    addEventListener('pagehide', close)
    return () => {
      removeEventListener('pagehide', close)
      close()
    }
  }, [])

  const isWaiting = (id: string) => waiting.includes(id)
  const isGone = (id: string) => gone.includes(id)
  return { isWaiting, isGone, start, undo: drop, finish }
}
