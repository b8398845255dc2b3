import type { ServedFile } from '#server/access/onFile.ts'

/** What a browser shows itself, and never runs. Everything else is saved. */
const shown = new Set([
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/avif',
  'application/pdf',
  'video/mp4',
  'video/x-m4v',
  'video/webm',
  'video/quicktime',
  'text/plain',
])

/** The name for all readers in ASCII, and in full for those who know how (RFC 6266, RFC 8187). */
export function disposition({ name, type }: Pick<ServedFile, 'name' | 'type'>, asDownload: boolean): string {
  const how = !asDownload && shown.has(type) ? 'inline' : 'attachment'
  const plain = name.normalize('NFKD').replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const full = encodeURIComponent(name.toWellFormed()).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${how}; filename="${plain}"; filename*=UTF-8''${full}`
}

const locked =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'"
/** Browsers refuse to show a PDF in a sandbox, and run nothing of it outside of one. */
const policyOf = (type: string) => (type === 'application/pdf' ? `${locked}; object-src 'self'` : `sandbox; ${locked}`)

/** The browser may keep a copy, but has to ask each time whether it may still be shown. */
const askEachTime = 'private, max-age=0, must-revalidate'

export const fileHeaders = (type: string) => ({
  'content-security-policy': policyOf(type),
  'cache-control': askEachTime,
  'accept-ranges': 'bytes',
})

export const contentType = (type: string) => (type.startsWith('text/') ? `${type}; charset=utf-8` : type)
