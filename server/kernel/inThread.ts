import { Worker } from 'node:worker_threads'
import type { Turns } from './turns.ts'

const longestMs = 20_000
const lookEveryMs = 100
const heap = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 }
/** Of the whole process: what is unpacked lies outside the thread's heap. */
const mostGrowth = 384 * 1024 * 1024

/** It came to nothing for want of time or room. */
export class ThreadEnded extends Error {}
/** Somebody else ended it: what it worked on is not to blame. */
export class ThreadGone extends ThreadEnded {}

/**
 * What a module makes of a content from outside, or of so much that nobody else would be answered meanwhile, in a thread of its
 * own, when it is its turn: what is broken, hostile, too slow or too large ends that thread and nothing else. It posts one
 * message, its answer.
 */
export const inThread = <Answer>(turns: Turns, module: URL, workerData: object, { limitMs = longestMs } = {}): Promise<Answer> =>
  turns.take(() => {
    const worker = threadOf(module, workerData)
    return answerOf<Answer>(worker, limitMs).finally(() => worker.terminate())
  })

export const threadOf = (module: URL, workerData?: object) =>
  new Worker(module, { workerData, resourceLimits: heap, stdout: true, stderr: true })

/** The next thing that a thread says. */
export async function answerOf<Answer>(worker: Worker, limitMs: number): Promise<Answer> {
  const before = process.memoryUsage.rss()
  const answer = Promise.withResolvers<Answer>()
  const give = (reason: string) => answer.reject(new ThreadEnded(reason))
  const failed = (error: Error & { code?: string }) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? give('took too much memory') : answer.reject(error)
  const ended = () => answer.reject(new ThreadGone('ended'))
  const time = setTimeout(() => give('took too long'), limitMs)
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() - before > mostGrowth) give('took too much memory')
  }, lookEveryMs)
  worker.once('message', answer.resolve).once('error', failed).once('exit', ended)
  try {
    return await answer.promise
  } finally {
    clearTimeout(time)
    clearInterval(watch)
    worker.off('message', answer.resolve).off('error', failed).off('exit', ended)
  }
}
