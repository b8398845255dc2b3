import { keepUnsaved } from './form/unsaved.ts'
import { keptInTab } from './kept.ts'
import type { Missed } from './missedCode.ts'

/** Milliseconds. What is missing again so soon is not brought by another try. */
const pause = 60_000
const renewed = keptInTab<{ at: number; isTold?: boolean }>('renewed')

/** Without a network, or while the server is full, loading anew would leave nothing on the screen. */
const wouldCome = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

async function decide(): Promise<Missed> {
  if (!(await wouldCome())) return 'unreachable'
  const isSoon = Date.now() - (renewed.read()?.at ?? 0) < pause
  if (isSoon || !keepUnsaved(location.pathname + location.search)) return 'outdated'
  renewed.keep({ at: Date.now() })
  location.reload()
  return 'renewing'
}

let deciding: Promise<Missed> | undefined

/**
 * Code that can't be fetched although the server answers belongs to a build that is gone. Or it was missed once: a browser
 * may hold that against it for as long as the page is open. Either way the page is loaded anew, at its address and with what
 * was typed; where that would lose something it is left to whoever sits there.
 */
export function renew(): Promise<Missed> {
  deciding ??= decide().finally(() => {
    deciding = undefined
  })
  return deciding
}

/** Whether the page was loaded anew by itself, and nobody has been told yet. */
export function wasRenewed() {
  const mark = renewed.read()
  if (!mark || mark.isTold) return false
  renewed.keep({ ...mark, isTold: true })
  return true
}
