import type { ErrorDetails } from '#schema/errors.ts'

/** A call that was refused, as the server put it. `code` is missing where something else than the server answered. */
export class Failure extends Error {
  readonly status: number
  readonly code: string | undefined
  readonly reason: ErrorDetails['reason']
  readonly orderStatus: ErrorDetails['orderStatus']
  /** How that stands which was asked about. */
  readonly state: ErrorDetails['state']
  readonly changed: ErrorDetails['changed']
  readonly missing: ErrorDetails['missing']
  /** Field paths to message keys; a form shows them. */
  readonly fields: Record<string, string> | undefined

  constructor(status: number, body: { code?: string; message?: string; details?: ErrorDetails } = {}) {
    super(body.message ?? '')
    this.name = 'Failure'
    this.status = status
    this.code = body.code
    this.reason = body.details?.reason
    this.orderStatus = body.details?.orderStatus
    this.state = body.details?.state
    this.changed = body.details?.changed
    this.missing = body.details?.missing
    this.fields = body.details?.fields
  }
}

/** Called off by us: nobody is to hear of it. */
export const isCancelled = (error: unknown) => (error as { name?: unknown } | null)?.name === 'AbortError'

/** The line broke, or the server has too much to do: the same call may go another time. */
export const mayPass = (error: unknown) =>
  !(error instanceof Failure) || error.status < 400 || error.status >= 500 || [408, 429].includes(error.status)
