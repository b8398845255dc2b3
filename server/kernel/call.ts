import { busy } from './errors.ts'
import type { Viewer } from './viewer.ts'

/** One request, as operations and the kernel see it; transports make it. What the app has stands in `Services`. */
export interface Call {
  viewer: Viewer
  /** Reads the viewer afresh, after the copy at hand has proved to be old. A session that is over leaves nobody we know. */
  refresh(): Promise<void>
  readonly requestId: string
  readonly address: string
  /** In what they sit, as `Firefox, Windows`; nothing where it does not say. */
  readonly device: string | null
  language: 'nb' | 'en'
  /** Of a signed-in command that its caller may repeat: the key, and a hash of all that was asked. */
  readonly repeat: { key: string; hash: Buffer } | undefined
  /** Whether a change must say which version it is of. A REST caller may leave that out, and is then the last writer. */
  readonly versionMustBeGiven: boolean
  /** False where nobody asked for it: a HEAD, a prefetch, or an address that a foreign page sent the browser to. */
  readonly isDeliberate: boolean
  /** Pays for what is asked for beyond the request itself, where somebody's means are counted; refuses what they don't reach. */
  spend(points: number): void
  /** Pays for what is told of the schema itself; refuses whoever has been told too much. */
  describe(points: number): void
  /** Pays for a question to a register outside; refuses whoever has asked too many. */
  lookUp(): void
  /** Tells a caller whose answer has a status of its own, as GraphQL's has, when some of it may do better. */
  comeAgain?(seconds: number): void
  /** Aborted once nobody waits for the answer any more. */
  cancelled(): AbortSignal
  /** What the audit entry says where viewer and input do not: who it turned out to be, what it was about, and on which estate. */
  noted: Noted
  /** What becomes of the caller's session cookie; applied once the command has been kept. */
  readonly session: { start(token: string): void; end(): void }
}

export interface Noted {
  userId?: string
  recordId?: string
  estateId?: string
  note?: AuditNote
  /** Of a command that did the same with several records: each has an entry of its own. */
  each?: { recordIds: readonly string[]; changedFields: readonly string[] }
}

/** What an entry says in words: a reason that was given, or by which address somebody tried to sign in. */
export interface AuditNote {
  kind: 'reason' | 'tried'
  told: string
}

/** The copy of the viewer that a statement was sent with is no longer true. */
export class StaleViewer extends Error {}

interface Admitting {
  admit(viewer: Viewer): void
}

/** Each that is in vain is another's success: as many as may be at the same record at once. */
const mostReadings = 10

/** Runs `work` for a viewer that is admitted, and again with the viewer read afresh whenever the copy proves to be old. */
export async function withCurrentViewer<T>(call: Call, operation: Admitting, work: () => Promise<T>): Promise<T> {
  for (let readings = 1; ; readings++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof StaleViewer)) throw error
      if (readings === mostReadings) throw busy(error)
    }
    await call.refresh()
    operation.admit(call.viewer)
  }
}

/** Refuses whom the operation does not admit; not by an old copy, though: what was lacking may have been given since. */
export async function admit(call: Call, operation: Admitting) {
  try {
    operation.admit(call.viewer)
  } catch {
    await call.refresh()
    operation.admit(call.viewer)
  }
}
