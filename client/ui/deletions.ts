import { store } from './store.ts'

/** So long what was deleted can be had back, in milliseconds. */
export const grace = 10_000

interface Deletion {
  /** What it is of was looked up when it was begun: the row may be filtered away, or its list left, before it is sent. */
  carryOut: () => Promise<unknown>
  until: number
  /** Sent, and not to be shown any more; before that it waits. */
  isSent: boolean
  clock: ReturnType<typeof setTimeout>
}

const deletions = store<ReadonlyMap<string, Deletion>>(new Map())
export const useDeletions = deletions.use

function change(id: string, to: Deletion | undefined) {
  const next = new Map(deletions.get())
  if (to) next.set(id, to)
  else next.delete(id)
  deletions.set(next)
}

/** One after the other: what is deleted may raise a version which the next one has to know. */
let lastSent: Promise<unknown> = Promise.resolve()
let closing = false

/** The time of one is over, or is no longer waited for. */
async function finish(id: string) {
  const deletion = deletions.get().get(id)
  if (!deletion || deletion.isSent) return
  clearTimeout(deletion.clock)
  change(id, { ...deletion, isSent: true })
  const sent = closing ? deletion.carryOut() : lastSent.then(deletion.carryOut)
  lastSent = sent.then(
    () => lists === 0 && change(id, undefined),
    // Refused, and told: it is still there, and shows again.
    () => change(id, undefined),
  )
  await lastSent
}

const waiting = () => [...deletions.get()].filter(([, { isSent }]) => !isSent)

/** Before whoever deleted it is somebody else: all that waits is sent in their name. */
export const finishDeletions = () => Promise.all(waiting().map(([id]) => finish(id)))

/** Nobody is there any more in whose name it could be sent. Answers whether anything was lost by that. */
export function dropDeletions() {
  const lost = waiting()
  for (const [, { clock }] of lost) clearTimeout(clock)
  deletions.set(new Map())
  return lost.length > 0
}

/** The page goes: what it has announced is sent now, by calls that outlive it. */
function close() {
  closing = true
  void finishDeletions()
  closing = false
}

/**
 * The clock runs here, above every list: whatever is shown meanwhile, what was announced as deleted is sent when it is over,
 * or when the page closes.
 */
export function startDeletion(id: string, carryOut: () => Promise<unknown>) {
  addEventListener('pagehide', close)
  const clock = setTimeout(() => void finish(id), grace)
  change(id, { carryOut, until: Date.now() + grace, isSent: false, clock })
}

export function undoDeletion(id: string) {
  const deletion = deletions.get().get(id)
  if (!deletion || deletion.isSent) return
  clearTimeout(deletion.clock)
  change(id, undefined)
}

let lists = 0

/** A list is on the screen: what was deleted from it stays away although the list has not been read again yet. */
export function listIsShown() {
  lists += 1
  return () => {
    lists -= 1
    if (lists === 0) deletions.set(new Map(waiting()))
  }
}
