import CircuitBreaker from 'opossum'
import { traced } from '#server/kernel/tracing.ts'
import { type Answer, ask, upstream } from './upstream.ts'

/** So much of what was asked lately may fail before nobody is made to wait for the rest. */
const errorThresholdPercentage = 50
const fewestAsked = 5
const rest = 15_000

export type Ask = (url: URL, accept: string, cancelled: AbortSignal) => Promise<Answer>

/** Asks one register, and leaves it alone for a while once it fails more often than not. */
export function guarded(name: string, resetTimeout = rest): Ask {
  const breaker = new CircuitBreaker(ask, {
    name,
    timeout: false, // each attempt has its own
    resetTimeout,
    errorThresholdPercentage,
    volumeThreshold: fewestAsked,
    // That somebody typed on says nothing about the register.
    errorFilter: (error: unknown) => (error as { name?: string } | null)?.name === 'AbortError',
  })
  return (url, accept, cancelled) =>
    traced('register', name, async () => {
      try {
        return await breaker.fire(url, accept, cancelled)
      } catch (error) {
        throw upstream(error)
      }
    })
}
