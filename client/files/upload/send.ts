import type { UploadKind } from './fileRules.ts'
import { type SendOptions, type TemporaryFile, transfer } from './transfer.ts'

const addresses: Record<UploadKind, string> = { image: '/api/private/temporary-image', document: '/api/private/temporary-document' }

/** Larger ones go in parts: a line that breaks takes no more than a part along. */
const largestAtOnce = 5 * 1024 * 1024
/** Parts are for an account, and their hash for a page that came encrypted. */
const mayGoInParts = (to: string) => to.startsWith('/api/private/') && Boolean(globalThis.crypto.subtle)

/** Sends one file. */
export async function send(file: File, { to, ...options }: SendOptions): Promise<TemporaryFile> {
  const address = to ?? addresses[options.kind]
  if (file.size > largestAtOnce && mayGoInParts(address)) return (await import('./inParts.ts')).sendInParts(file, { to, ...options })
  const body = new FormData()
  body.append('file', file)
  const onProgress = (sent: number) => options.onProgress(Math.min(sent, file.size))
  return JSON.parse(await transfer('POST', address, body, { ...options, onProgress })) as TemporaryFile
}
