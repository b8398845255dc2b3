import { setTimeout as pause } from 'node:timers/promises'
import { caretakerOf } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import { fileFor } from '#server/access/onFile.ts'
import { disposition, fileHeaders } from '#server/files/serving/headers.ts'
import type { Call } from '#server/kernel/call.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Sends, Serving } from '#server/kernel/rest.ts'

const lookEveryMs = 200
const askAgainAfter = 5

const madeOf = ofEverybody('select r.file_id "fileId", r.failure from maintenance_report r where r.id = $1')
interface Made {
  fileId: string | null
  failure: 'noRoom' | 'failed' | null
}

async function whenMade(app: Serving, call: Call, reportId: string): Promise<string> {
  const caretaker = caretakerOf(app)
  // Longer nobody is kept waiting; it is made all the same, and there when they ask again.
  const end = Date.now() + app.config.reportWait
  const isGone = call.cancelled()
  for (;;) {
    const [made] = await caretaker.query<Made>(madeOf, reportId)
    if (!made) throw new AppError('entityNotFound')
    if (made.fileId) return made.fileId
    if (made.failure === 'noRoom') throw new AppError('cannotHandleTheRequest', { reason: 'noRoom' })
    if (made.failure) throw new AppError('internalError')
    if (Date.now() >= end || isGone.aborted) throw new AppError('cannotHandleTheRequest', { reason: 'busy' }, { retryAfter: askAgainAfter })
    await pause(lookEveryMs)
  }
}

/** The paper, once it is made, to whoever may read it then. */
export const sendsReport: Sends = {
  type: 'application/pdf',
  async content({ reportId }, { app, call }) {
    const file = await fileFor(call, await whenMade(app, call, String(reportId)), app.send)
    return {
      headers: {
        ...fileHeaders(file.type),
        'content-type': file.type,
        'content-disposition': disposition(file, true),
        'content-length': file.size,
        etag: `"${file.sha256}"`,
      },
      content: await app.files.read(file.id),
    }
  },
}
