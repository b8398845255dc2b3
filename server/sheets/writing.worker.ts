import { parentPort, workerData } from 'node:worker_threads'
import { csv } from './csv.ts'
import type { Wanted } from './workbook.ts'
import { written } from './written.ts'

const { sheets, textIn } = workerData as Wanted
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
parentPort!.postMessage(textIn ? csv(sheets[0]!, textIn) : await written(sheets))
