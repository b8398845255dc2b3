import { parentPort, workerData } from 'node:worker_threads'
import { type FileToRead, textOf } from './textOf.ts'

const answer = await textOf(workerData as FileToRead).then(
  (text) => ({ text }),
  (error: unknown) => ({ fault: error instanceof Error ? error.message : String(error) }),
)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
parentPort!.postMessage(answer)
