import { Failure } from '#client/access/failure.ts'
import { failureOf, ownHeaders } from '#client/access/request.ts'
import type { UploadKind } from './fileRules.ts'

interface TransferOptions {
  signal: AbortSignal
  onProgress: (sent: number) => void
}

export interface SendOptions extends TransferOptions {
  kind: UploadKind
  /** Where a record takes it in at once. */
  to?: string
}

/** What the server keeps for 24 hours, until a record adopts it. */
export interface TemporaryFile {
  id: string
  url: string
}

/** Sends a body, and answers what is said of it. Of all that a browser has, only XMLHttpRequest tells how far it has come. */
export const transfer = (method: 'POST' | 'PUT', to: string, body: FormData | Blob, { signal, onProgress }: TransferOptions) =>
  new Promise<string>((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open(method, to)
    for (const [name, value] of Object.entries({ ...ownHeaders(), Accept: 'application/json' })) call.setRequestHeader(name, value)
    call.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded))
    call.addEventListener('load', () =>
      call.status >= 200 && call.status < 300 ? resolve(call.responseText) : reject(failureOf(call.status, call.responseText)),
    )
    call.addEventListener('error', () => reject(new Failure(0)))
    call.addEventListener('abort', () => reject(new DOMException('The upload was cancelled', 'AbortError')))
    if (signal.aborted) return reject(new DOMException('The upload was cancelled', 'AbortError'))
    signal.addEventListener('abort', () => call.abort())
    call.send(body)
  })
