import { useState } from 'react'

/** What a button does, which waits meanwhile. What goes wrong is told by the call itself, and nothing follows from it here. */
export function useAct() {
  const [isBusy, setBusy] = useState(false)
  async function run(work: () => Promise<unknown>) {
    setBusy(true)
    await work().catch(() => undefined)
    setBusy(false)
  }
  return [isBusy, (work: () => Promise<unknown>) => void run(work)] as const
}
