import type { Running } from '#server/app.ts'
import { Allowance } from '#server/kernel/allowance.ts'

/** From one address come more documents in a test than anybody sends, the faster the sooner. */
export function generous(running: Running) {
  running.app.documentAllowance = new Allowance({ size: 1e6, perSecond: 1 })
  return running
}
