import type { MessageKey } from '#client/messages/messages.ts'
import type { MessageValues } from '#client/messages/Text.tsx'

export type NoticeKind = 'success' | 'error' | 'info' | 'warning'

/** A text of the message files, or words that came from elsewhere. */
export type NoticeText = MessageKey | { text: string }

interface NoticeOptions {
  values?: MessageValues
  detail?: NoticeText
  /** The short confirmation of a single form: 2500 ms instead of 5000. */
  short?: boolean
  /** Without a close button where false. */
  closable?: boolean
  /** What it is about: it goes once that has come to a good end. */
  about?: string
  /** What can still be undone: there are ten seconds for it, on whichever screen one is by then. */
  undo?: () => void
}

export interface Notice extends NoticeOptions {
  kind: NoticeKind
  title: NoticeText
}

interface Host {
  show: (notice: Notice) => void
  /** What was told about this no longer holds. */
  take: (about: string) => void
}

let host: Host | undefined
let waiting: Notice[] = []
let onFirst: (() => void) | undefined
/** A page says so before the frame around it has begun to listen. */
let isExpected = false

function tell(notice: Notice) {
  if (host) return host.show(notice)
  waiting.push(notice)
  onFirst?.()
}

/** Tells the visitor something that the page does not show by itself. Works from anywhere, components or not. */
export const notify = {
  success: (title: NoticeText, options?: NoticeOptions) => tell({ kind: 'success', title, ...options }),
  error: (title: NoticeText, options?: NoticeOptions) => tell({ kind: 'error', title, ...options }),
  info: (title: NoticeText, options?: NoticeOptions) => tell({ kind: 'info', title, ...options }),
  warning: (title: NoticeText, options?: NoticeOptions) => tell({ kind: 'warning', title, ...options }),
  /** It has come to a good end: what said that it had not goes. */
  settled(about: string) {
    waiting = waiting.filter((notice) => notice.about !== about)
    host?.take(about)
  },
}

/** Fetches ahead what shows notices: where the first may come, there may be no line. */
export function expectNotices() {
  isExpected = true
  onFirst?.()
}

/** The host's code is fetched with the first notice; `wanted` is called then. */
export function whenFirstNotice(wanted: () => void) {
  onFirst = wanted
  if (isExpected || waiting.length) wanted()
  return () => {
    if (onFirst === wanted) onFirst = undefined
  }
}

/** Where notices are shown. Those that came before are handed over. */
export function showNoticesIn(shown: Host) {
  host = shown
  const handedOver = waiting
  waiting = []
  for (const notice of handedOver) shown.show(notice)
  return () => stopShowingIn(shown)
}

/** May be called while what came before is still being handed over: showing it can be what ends the one who shows. */
export function stopShowingIn(shown: Host) {
  // Another may have taken over before this one went.
  if (host === shown) host = undefined
}
