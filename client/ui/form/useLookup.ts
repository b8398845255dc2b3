import { useCallback, useEffect, useRef, useState } from 'react'
import { notify } from '../notify.ts'

/** Long enough that a register is asked for words, and not for every letter of them. */
const pause = 500
const hasLetters = (typed: string) => typed.length >= 2

/** What a register has for what was typed. Rejects with an AbortError where it was called off. */
export type LookUp<Found> = (typed: string, cancelled: AbortSignal) => Promise<readonly Found[]>

export interface Looked<Found> {
  state: 'idle' | 'loading' | 'found' | 'none' | 'failed'
  found: readonly Found[]
}

const idle = { state: 'idle', found: [] } as const

/** Looks up what is being typed once the typing rests. What was asked before is called off. */
export function useLookup<Found>(lookUp: LookUp<Found>, isEnough = hasLetters) {
  const [looked, setLooked] = useState<Looked<Found>>(idle)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const stop = useCallback(() => {
    running.current?.abort()
    setLooked(idle)
  }, [])

  const type = useCallback(
    (typed: string) => {
      running.current?.abort()
      const wanted = typed.trim()
      if (!isEnough(wanted)) return setLooked(idle)
      const asking = new AbortController()
      running.current = asking
      setLooked(({ found }) => ({ state: 'loading', found }))
      const waiting = setTimeout(() => {
        lookUp(wanted, asking.signal).then(
          (found) => !asking.signal.aborted && setLooked({ state: found.length ? 'found' : 'none', found }),
          () => {
            if (asking.signal.aborted) return
            setLooked({ state: 'failed', found: [] })
            notify.error('lookup.failed')
          },
        )
      }, pause)
      asking.signal.addEventListener('abort', () => clearTimeout(waiting))
      return undefined
    },
    [lookUp, isEnough],
  )
  return { looked, type, stop }
}
