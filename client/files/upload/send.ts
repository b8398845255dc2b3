import { Failure } from '#client/access/failure.ts'
import { failureOf, ownHeaders } from '#client/access/request.ts'
import type { UploadKind } from './fileRules.ts'

/** What the server keeps for 24 hours, until a record adopts it. */
export interface TemporaryFile {
  id: string
  path: string
  url: string
}

const addresses: Record<UploadKind, string> = { image: '/api/private/temporary-image', document: '/api/private/temporary-document' }

interface SendOptions {
  kind: UploadKind
  /** Where a record takes it in at once. */
  to?: string
  signal: AbortSignal
  onProgress: (sent: number) => void
}

/** Sends one file. Of all that a browser has, only XMLHttpRequest tells how far it has come. */
export const send = (file: File, { kind, to = addresses[kind], signal, onProgress }: SendOptions) =>
  new Promise<TemporaryFile>((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open('POST', to)
    for (const [name, value] of Object.entries({ ...ownHeaders(), Accept: 'application/json' })) call.setRequestHeader(name, value)
    call.upload.addEventListener('progress', ({ loaded }) => onProgress(Math.min(loaded, file.size)))
    call.addEventListener('load', () =>
      call.status >= 200 && call.status < 300
        ? resolve(JSON.parse(call.responseText) as TemporaryFile)
        : reject(failureOf(call.status, call.responseText)),
    )
    call.addEventListener('error', () => reject(new Failure(0)))
    call.addEventListener('abort', () => reject(new DOMException('The upload was cancelled', 'AbortError')))
    signal.addEventListener('abort', () => call.abort())

    const body = new FormData()
    body.append('file', file)
    call.send(body)
  })
