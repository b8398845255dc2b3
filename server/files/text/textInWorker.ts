import { Worker } from 'node:worker_threads'
import type { FileToRead } from './reading.worker.ts'

const longestMs = 20_000
const lookEveryMs = 100
const heap = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 }
/** Of the whole process: what is unpacked lies outside the worker's heap. */
const mostGrowth = 384 * 1024 * 1024

/**
 * The text of a file from outside, read in a thread of its own: what is broken, hostile, too slow or too large ends that
 * thread and nothing else.
 */
export function textInWorker(file: FileToRead, { limitMs = longestMs } = {}): Promise<string> {
  const before = process.memoryUsage.rss()
  const worker = new Worker(new URL('./reading.worker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: heap,
    stdout: true,
    stderr: true,
  })
  return new Promise<string>((resolve, reject) => {
    const give = (reason: string) => reject(new Error(reason))
    const time = setTimeout(() => give('took too long'), limitMs)
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > mostGrowth) give('took too much memory')
    }, lookEveryMs)
    worker.once('message', (answer: { text: string } | { fault: string }) => ('text' in answer ? resolve(answer.text) : give(answer.fault)))
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(time)
      clearInterval(watch)
      give('ended')
    })
  }).finally(() => worker.terminate())
}
