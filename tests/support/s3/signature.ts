import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export const credentials = { accessKeyId: 'test-access-key', secretAccessKey: 'test-secret-key' }

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const escaped = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Whether a request is signed with our credentials, by version 4 of the signature of AWS. */
export function isSigned({ method, url, headers }: IncomingMessage): boolean {
  const { Credential, SignedHeaders, Signature } = Object.fromEntries(
    (headers.authorization ?? '')
      .replace(/^AWS4-HMAC-SHA256 /, '')
      .split(/,\s*/)
      .map((part) => part.split(/=(.*)/s)),
  ) as Record<string, string | undefined>
  if (!Credential || !SignedHeaders || !Signature) return false
  const [accessKeyId, ...scope] = Credential.split('/')
  if (accessKeyId !== credentials.accessKeyId) return false

  const { pathname, searchParams } = new URL(url!, 'http://store')
  const query = [...searchParams].map(([name, value]) => `${escaped(name)}=${escaped(value)}`).sort()
  const lines = SignedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const content = String(headers['x-amz-content-sha256'])
  const request = [method, pathname, query.join('&'), lines.join(''), SignedHeaders, content].join('\n')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope.join('/'), sha256(request)].join('\n')
  const key = scope.reduce<string | Buffer>((from, part) => hmac(from, part), `AWS4${credentials.secretAccessKey}`)
  return hmac(key, text).toString('hex') === Signature
}
