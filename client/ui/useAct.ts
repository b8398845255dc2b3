import { useState } from 'react'

/** Whether something is at work here, for what waits meanwhile; what becomes of it is for its caller. */
export function useBusy() {
  const [isBusy, setBusy] = useState(false)
  async function whileBusy<Outcome>(work: () => Promise<Outcome>) {
    setBusy(true)
    try {
      return await work()
    } finally {
      setBusy(false)
    }
  }
  return [isBusy, whileBusy] as const
}

/** What a button does, which waits meanwhile. What goes wrong is told by the call itself, and nothing follows from it here. */
export function useAct() {
  const [isBusy, whileBusy] = useBusy()
  return [isBusy, (work: () => Promise<unknown>) => void whileBusy(work).catch(() => undefined)] as const
}
