import { useCallback, useEffect, useState } from 'react'
import { Failure, isCancelled } from '#client/access/failure.ts'
import { type EmailLink, readEmailLink } from '../entry.ts'

type Known = { state: 'asking' } | { state: 'good'; link: EmailLink } | { state: 'expired' } | { state: 'failed' }

/** What the link in the address is for. Opening it proves nothing yet: mail programs open links that no reader has clicked. */
export function useEmailLink(token: string) {
  const [known, setKnown] = useState<Known>({ state: 'asking' })
  const find = useCallback(
    (signal?: AbortSignal) =>
      readEmailLink(token, signal).then(
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
  const retry = () => {
    setKnown({ state: 'asking' })
    void find()
  }
  return { known, retry, expire: () => setKnown({ state: 'expired' }) }
}
