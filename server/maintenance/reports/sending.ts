import { fileFor } from '#server/access/onFile.ts'
import { disposition, fileHeaders } from '#server/files/serving/headers.offer.ts'
import type { Call } from '#server/kernel/call.ts'
import { AppError, busy, there } from '#server/kernel/errors.ts'
import type { Sends, Serving } from '#server/kernel/rest.ts'
import { awaitedReports } from './awaiting.ts'

const askAgainAfter = 5

async function whenMade(app: Serving, call: Call, reportId: string): Promise<string> {
  // Longer nobody is kept waiting; it is made all the same, and there when they ask again.
  const until = AbortSignal.any([AbortSignal.timeout(app.config.reportWait), call.cancelled()])
  const ended = await awaitedReports(app).of(reportId, until)
  if (!ended) throw busy(undefined, askAgainAfter)
  if (ended.failure === 'noRoom') throw new AppError('cannotHandleTheRequest', { reason: 'noRoom' })
  if (ended.failure === 'stopped') throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
  if (ended.failure) throw new AppError('internalError')
  return there(ended.fileId)
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
