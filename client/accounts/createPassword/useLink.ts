import { useCallback, useEffect, useState } from 'react'
import { Failure, isCancelled } from '#client/access/failure.ts'
import { type PasswordLink, validateToken } from '../entry.ts'

type Known = { state: 'asking' } | { state: 'good'; link: PasswordLink } | { state: 'expired' } | { state: 'failed' }

/** What the link in the address is good for, asked once. */
export function useLink(token: string) {
  const [known, setKnown] = useState<Known>({ state: 'asking' })
  const find = useCallback(
    (signal?: AbortSignal) =>
      validateToken(token, signal).then(
        (link) => setKnown({ state: 'good', link }),
        (error: unknown) => {
          if (!isCancelled(error)) setKnown({ state: error instanceof Failure && error.status === 410 ? 'expired' : 'failed' })
        },
      ),
    [token],
  )
  useEffect(() => {
    const call = new AbortController()
    void find(call.signal)
    return () => call.abort()
  }, [find])
  const ask = () => {
    setKnown({ state: 'asking' })
    void find()
  }
  return { known, ask, expire: () => setKnown({ state: 'expired' }) }
}
