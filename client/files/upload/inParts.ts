import { Failure, isCancelled, mayPass } from '#client/access/failure.ts'
import { request } from '#client/access/request.ts'
import { type SendOptions, type TemporaryFile, transfer } from './transfer.ts'

/** How far an upload has come, as the server has it. */
interface Upload {
  id: string
  name: string
  received: number
  /** Once it is whole. */
  fileId: string | null
}

const address = '/api/private/upload'
const partSize = 2 * 1024 * 1024
/** Without anything coming through in between. */
const mostAttempts = 6
const firstPause = 500

/** Another part of it came meanwhile, as one did whose answer got lost. */
const isAhead = (error: unknown) => error instanceof Failure && error.reason === 'partMissing'

interface Begun {
  id: string
  name: string
  size: number
  sha256: string
  purpose: SendOptions['kind']
}
/** What is tried again goes on from where it broke off. */
const begun = new WeakMap<File, Promise<Begun>>()

async function facts(file: File, purpose: Begun['purpose']): Promise<Begun> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return { id: crypto.randomUUID(), name: file.name, size: file.size, sha256, purpose }
}

/** Until the time has passed, or there is a line again; or nobody wants it any more. */
const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const ends = new AbortController()
    const end = () => {
      clearTimeout(timer)
      ends.abort()
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    window.addEventListener('online', end, { signal: ends.signal })
    signal.addEventListener('abort', end, { signal: ends.signal })
  })

/** Sends one file in parts, each of which is tried again, and answers what they were joined to. */
export async function sendInParts(file: File, { kind, to, signal, onProgress }: SendOptions): Promise<TemporaryFile> {
  const kept = begun.get(file) ?? facts(file, kind)
  begun.set(file, kept)
  const upload = await kept
  for (let attempt = 1; ; attempt++) {
    try {
      // Asked again with the same words, it is the same upload, and says how far it has come.
      const { received, fileId, name } = await request<Upload>(address, { method: 'POST', body: upload, signal })
      onProgress(received)
      if (fileId) {
        const stored = to ? await request<TemporaryFile>(to, { method: 'POST', body: { fileId }, signal }) : storedAs(fileId, name)
        begun.delete(file)
        return stored
      }
      const part = file.slice(received, received + partSize, 'application/octet-stream')
      const partProgress = (sent: number) => onProgress(received + Math.min(sent, part.size))
      await transfer('PUT', `${address}/${upload.id}?offset=${received}`, part, { signal, onProgress: partProgress })
      attempt = 0
    } catch (error) {
      const isOff = isCancelled(error)
      if (isOff) void request(`${address}/${upload.id}`, { method: 'DELETE' }).catch(() => undefined)
      if (isOff || attempt === mostAttempts || !(mayPass(error) || isAhead(error))) throw error
      await pause(firstPause * 2 ** attempt, signal)
    }
  }
}

const storedAs = (id: string, name: string): TemporaryFile => ({ id, url: `/files/${id}/${encodeURIComponent(name)}` })
