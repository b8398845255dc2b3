import { useCallback, useEffect, useState } from 'react'
import { Failure, isCancelled } from '#client/access/failure.ts'

type Mailed<Link> = { state: 'asking' } | { state: 'good'; link: Link } | { state: 'expired' } | { state: 'failed' }

/** Too old, used, or cut short on its way: asked again it says the same. */
export const isOver = (error: unknown) => error instanceof Failure && (error.status === 410 || error.status === 404)

/** What a mailed link is for, asked once. Opening it does nothing yet: mail programs open links that no reader has clicked. */
export function useMailedLink<Link>(token: string, read: (token: string, signal?: AbortSignal) => Promise<Link>) {
  const [mailed, setMailed] = useState<Mailed<Link>>({ state: 'asking' })
  const find = useCallback(
    (signal?: AbortSignal) =>
      read(token, signal).then(
        (link) => setMailed({ state: 'good', link }),
        (error: unknown) => {
          if (!isCancelled(error)) setMailed({ state: isOver(error) ? 'expired' : 'failed' })
        },
      ),
    [token, read],
  )
  useEffect(() => {
    const call = new AbortController()
    void find(call.signal)
    return () => call.abort()
  }, [find])
  const retry = () => {
    setMailed({ state: 'asking' })
    void find()
  }
  return { mailed, retry, expire: () => setMailed({ state: 'expired' }) }
}
