import { ThreadGone } from './inThread.ts'
import { isForLater } from './nowAndThen.ts'

/** Whether the same may come to good at another time, or elsewhere: whoever was at it died, or what it stands on was away. */
export const mayGoBetter = (error: unknown) => error instanceof ThreadGone || isForLater(error)
