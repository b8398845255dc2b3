import { parentPort, workerData } from 'node:worker_threads'
import { sheetsIn } from '#server/sheets/reading/book.ts'
import { RefusedSheet, type SheetRefusal } from '#server/sheets/reading/refusal.ts'
import { judge, type Judged, type Judging } from './judging.ts'
import { look, type Looked, type Looking } from './looking.ts'

export interface SheetToRead {
  path: string
  isText: boolean
  looking?: Looking
  judging?: Judging
}
export type SheetAnswer = { looked?: Looked; judged?: Judged } | { refusal: SheetRefusal }

const { path, isText, looking, judging } = workerData as SheetToRead

async function read(): Promise<SheetAnswer> {
  const sheets = await sheetsIn(path, isText)
  return { ...(looking && { looked: look(sheets, looking) }), ...(judging && { judged: judge(sheets, judging) }) }
}
const answer = await read().catch((error: unknown): SheetAnswer => ({
  refusal: error instanceof RefusedSheet ? error.refusal : 'unreadable',
}))
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
parentPort!.postMessage(answer)
