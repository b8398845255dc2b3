import { useCallback, useEffect, useRef, useState } from 'react'
import { notify } from '../notify.ts'

/** Long enough that a register is asked for words, and not for every letter of them. */
const pause = 500
const hasLetters = (typed: string) => typed.length >= 2

/** What a register has for what was typed. Rejects with an AbortError where it was called off. */
export type LookUp<Match> = (typed: string, cancelled: AbortSignal) => Promise<readonly Match[]>

export interface Looked<Match> {
  state: 'idle' | 'loading' | 'found' | 'none' | 'failed'
  matches: readonly Match[]
}

const idle = { state: 'idle', matches: [] } as const

/** Looks up what is being typed once the typing rests. What was asked before is called off. */
export function useLookup<Match>(lookUp: LookUp<Match>, isEnough = hasLetters) {
  const [looked, setLooked] = useState<Looked<Match>>(idle)
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
      setLooked(({ matches }) => ({ state: 'loading', matches }))
      const waiting = setTimeout(() => {
        lookUp(wanted, asking.signal).then(
          (matches) => !asking.signal.aborted && setLooked({ state: matches.length ? 'found' : 'none', matches }),
          () => {
            if (asking.signal.aborted) return
            setLooked({ state: 'failed', matches: [] })
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
