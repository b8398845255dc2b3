import type { Failure } from './failure.ts'

interface Reactions {
  /** The session is over: 401. */
  signedOut: () => void
  /** Another tab acts as another account now. */
  accountSwitched: () => void
}

let reactions: Reactions | undefined

/** The app says what happens; the calls only find it out. */
export function onFailures(wanted: Reactions) {
  reactions = wanted
}

/** True where the failure was dealt with, and nothing more is to be told. */
export function reactTo({ status, code, reason }: Pick<Failure, 'status' | 'code' | 'reason'>): boolean {
  if (status === 401 && code !== 'loginFailure') {
    reactions?.signedOut()
    return true
  }
  if (reason === 'accountSwitched') {
    reactions?.accountSwitched()
    return true
  }
  return false
}
