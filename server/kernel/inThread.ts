import { Worker } from 'node:worker_threads'

const longestMs = 20_000
const lookEveryMs = 100
const heap = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 }
/** Of the whole process: what is unpacked lies outside the thread's heap. */
const mostGrowth = 384 * 1024 * 1024

/** It came to nothing for want of time or room. */
export class ThreadEnded extends Error {}

/**
 * What a module makes of a content from outside, or of so much that nobody else would be answered meanwhile, in a thread of its
 * own: what is broken, hostile, too slow or too large ends that thread and nothing else. It posts one message, its answer.
 */
export function inThread<Answer>(module: URL, workerData: object, { limitMs = longestMs } = {}): Promise<Answer> {
  const before = process.memoryUsage.rss()
  const worker = new Worker(module, { workerData, resourceLimits: heap, stdout: true, stderr: true })
  return new Promise<Answer>((resolve, reject) => {
    const give = (reason: string) => reject(new ThreadEnded(reason))
    const time = setTimeout(() => give('took too long'), limitMs)
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > mostGrowth) give('took too much memory')
    }, lookEveryMs)
    worker.once('message', resolve)
    worker.once('error', (error: Error & { code?: string }) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? give('took too much memory') : reject(error),
    )
    worker.once('exit', () => {
      clearTimeout(time)
      clearInterval(watch)
      give('ended')
    })
  }).finally(() => worker.terminate())
}
