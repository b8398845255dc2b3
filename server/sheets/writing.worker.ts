import { parentPort, workerData } from 'node:worker_threads'
import { type Sheet, written } from './written.ts'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
parentPort!.postMessage(await written(workerData as readonly Sheet[]))
