import { useEffect, useRef, useState } from 'react'

/**
 * What was deleted stays for a while, and can be had back, before the command goes out. Whoever leaves the list,
 * by a link or by closing the page, has made up their mind.
 */
export function useUndo(carryOut: (id: string) => Promise<unknown>) {
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set())
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const open = useRef(new Set<string>())
  const command = useRef(carryOut)

  function drop(id: string) {
    open.current.delete(id)
    setWaiting(new Set(open.current))
  }
  function finish(id: string) {
    if (!open.current.has(id)) return
    drop(id)
    setGone((before) => new Set(before).add(id))
    // Refused: it is still there, and shows again.
    command.current(id).catch(() => setGone((before) => new Set([...before].filter((other) => other !== id))))
  }

  useEffect(() => {
    command.current = carryOut
  })
  useEffect(() => {
    const finishAll = () => [...open.current].forEach(finish)
    addEventListener('pagehide', finishAll)
    return () => {
      removeEventListener('pagehide', finishAll)
      finishAll()
    }
  }, [])

  return {
    isWaiting: (id: string) => waiting.has(id),
    isGone: (id: string) => gone.has(id),
    start(id: string) {
      open.current.add(id)
      setWaiting(new Set(open.current))
    },
    undo: drop,
    finish,
  }
}
