import { inThread } from '#server/kernel/inThread.ts'
import { Turns } from '#server/kernel/turns.ts'
import type { FileToRead } from './textOf.ts'

const turns = new Turns('texts', { atOnce: 1, mostWaiting: 100 })
const worker = new URL('./reading.worker.ts', import.meta.url)

/** The text of a file from outside, read in a thread of its own. */
export async function textInWorker(file: FileToRead, limits: { limitMs?: number } = {}): Promise<string> {
  const answer = await inThread<{ text: string } | { fault: string }>(turns, worker, file, limits)
  if ('fault' in answer) throw new Error(answer.fault)
  return answer.text
}
