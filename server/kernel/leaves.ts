import type { Mail } from './outbox.ts'

/** What leaves with a command: once it is kept, and never where it is not. */
export interface Leaves {
  readonly mail: (mail: Mail) => Promise<void>
  /** Of whoever has that address, if anybody has; asking takes as long for every address. */
  readonly mailTo: (email: string, kind: string) => Promise<void>
  /** Work that nobody waits for. */
  readonly later: (queue: string, job: object) => Promise<void>
}
