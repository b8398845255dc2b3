import { useEffect } from 'react'
import { isCancelled } from '#client/access/failure.ts'
import { isDealtWith } from '#client/access/reactions.ts'
import { isStale, refusalOf } from '#client/access/refusal.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { listIsShown, startDeletion, undoDeletion, useDeletions } from '#client/ui/deletions.ts'
import { notify } from '#client/ui/notify.ts'

/** What `useSend` leaves to others to say: it was announced as deleted, and is not. */
function tellTheRest(error: unknown) {
  const refusal = refusalOf(error)
  if (isStale(error)) tellFailure(refusal)
  else if (isCancelled(error) || (refusal && isDealtWith(refusal))) notify.error('common.notDeleted')
}

/**
 * What was deleted stays for a while, and can be had back, before the command goes out. What is to be sent is said when it
 * begins, and is sent whatever becomes of the list: `client/ui/deletions.ts` keeps the time.
 */
export function useUndo() {
  const deletions = useDeletions()
  useEffect(listIsShown, [])
  return {
    isWaiting: (id: string) => deletions.get(id)?.isSent === false,
    isGone: (id: string) => deletions.get(id)?.isSent === true,
    /** For the line in place of what was deleted, as long as it can be had back. */
    lineOf: (id: string) => {
      const deletion = deletions.get(id)
      return deletion && !deletion.isSent ? { until: deletion.until, onUndo: () => undoDeletion(id) } : undefined
    },
    start: (id: string, carryOut: () => Promise<unknown>) =>
      startDeletion(id, () =>
        carryOut().catch((error: unknown) => {
          tellTheRest(error)
          throw error
        }),
      ),
  }
}
