import { inThread } from '#server/kernel/inThread.ts'
import type { FileToRead } from './textOf.ts'

/** The text of a file from outside, read in a thread of its own. */
export async function textInWorker(file: FileToRead, limits: { limitMs?: number } = {}): Promise<string> {
  const answer = await inThread<{ text: string } | { fault: string }>(new URL('./reading.worker.ts', import.meta.url), file, limits)
  if ('fault' in answer) throw new Error(answer.fault)
  return answer.text
}
