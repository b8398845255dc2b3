import { useState } from 'react'
import { tellFailure } from '#client/access/tellFailure.ts'
import { isOver, useMailedLink } from '#client/access/useMailedLink.ts'
import { useAct } from '#client/ui/useAct.ts'

/** What the link in a mail is about, and what its reader says to it. */
export function useMailAnswer<Link>(key: string, read: (key: string, signal?: AbortSignal) => Promise<Link>) {
  const { mailed, retry, expire } = useMailedLink(key, read)
  const [said, setSaid] = useState<Link>()
  const [isSending, act] = useAct()
  const say = (send: () => Promise<Link>) =>
    act(async () => {
      try {
        setSaid(await send())
      } catch (error) {
        if (isOver(error)) expire()
        else tellFailure(error)
      }
    })
  return {
    state: mailed.state,
    link: said ?? (mailed.state === 'good' ? mailed.link : undefined),
    isSaid: said !== undefined,
    isSending,
    say,
    retry,
  }
}
