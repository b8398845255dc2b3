import type { Viewer } from './viewer.ts'

/** One request, as operations and the kernel see it; transports make it. */
export interface Call {
  viewer: Viewer
  /** Reads the viewer afresh, after the copy at hand has proved to be old; refuses when there is none any more. */
  refresh(): Promise<void>
  readonly requestId: string
  readonly address: string
  readonly language: 'nb' | 'en'
  /** Of a signed-in command that its caller may repeat: the key, and a hash of all that was asked. */
  readonly repeat: { key: string; hash: Buffer } | undefined
  /** Whether a change must say which version it is of. A REST caller may leave that out, and is then the last writer. */
  readonly versionMustBeGiven: boolean
  /** What becomes of the caller's session cookie; applied once the command has been kept. */
  readonly session: { start(token: string): void; end(): void }
}

/** The copy of the viewer that a statement was sent with is no longer true. */
export class StaleViewer extends Error {}

/** Runs `work`, and once more with the viewer read afresh if it was stale. */
export async function withCurrentViewer<T>(call: Call, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof StaleViewer)) throw error
    await call.refresh()
    return work()
  }
}
