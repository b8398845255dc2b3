import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '#server/kernel/errors.ts'
import { tracer } from '#server/kernel/tracing.ts'

/** For one attempt, its body included; slower than that nobody waits while typing. */
const patience = 1500
const mostAttempts = 3
const firstPause = 100

export interface Answer {
  status: number
  /** Undefined where there is none to read: the status says it all. */
  body: unknown
}

/** What a register said that it could not have meant, or that it did not say anything. */
class NoAnswer extends Error {}

export const upstream = (cause: unknown) => new AppError('cannotHandleTheRequest', { reason: 'upstream' }, { cause, retryAfter: 30 })

/**
 * Asks a register: again after a pause that no two callers share, where another attempt may do better. Whoever no longer
 * waits for the answer ends it at once.
 */
export async function ask(url: URL, accept: string, cancelled: AbortSignal): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(url, accept, cancelled)
    } catch (error) {
      cancelled.throwIfAborted()
      if (attempt === mostAttempts) throw error
    }
    await pause(firstPause * 2 ** attempt * (0.5 + Math.random()), undefined, { signal: cancelled })
  }
}

async function once(url: URL, accept: string, cancelled: AbortSignal): Promise<Answer> {
  const response = await fetch(url, {
    headers: { accept, ...tracer()?.headers() },
    redirect: 'error',
    signal: AbortSignal.any([cancelled, AbortSignal.timeout(patience)]),
  })
  const text = await response.text()
  const { status } = response
  if (status === 404 || status === 410) return { status, body: undefined }
  if (!response.ok) throw new NoAnswer(`${url.hostname} answered ${status}`)
  try {
    return { status, body: JSON.parse(text) }
  } catch (cause) {
    throw new NoAnswer(`${url.hostname} answered what is no JSON`, { cause })
  }
}
