import type { Failure } from './failure.ts'

interface Reactions {
  /** The session is over: 401. */
  signedOut: () => void
  /** Another tab acts as another account now. */
  accountSwitched: () => void
  /** The public link that was asked with opens nothing any more: 410. */
  linkEnded: () => void
}

let reactions: Reactions | undefined

/** The app says what happens; the calls only find it out. */
export function onFailures(wanted: Reactions) {
  reactions = wanted
}

const endsSession = ({ status, code }: Failure) => status === 401 && code !== 'loginFailure'
const isSwitch = ({ reason }: Failure) => reason === 'accountSwitched'
const endsLink = ({ reason }: Failure) => reason === 'linkExpired'

/** Something was done about it as soon as it was met, and nothing more is to be told. */
export const isDealtWith = (failure: Failure) => endsSession(failure) || isSwitch(failure) || endsLink(failure)

export function reactTo(failure: Failure) {
  if (endsSession(failure)) reactions?.signedOut()
  else if (isSwitch(failure)) reactions?.accountSwitched()
  else if (endsLink(failure)) reactions?.linkEnded()
}
