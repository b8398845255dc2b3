import { createHash, randomUUID } from 'node:crypto'
import type { Client } from '#tests/support/world/client.ts'

export const uploads = '/api/private/upload'
export const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

export const facts = (content: Buffer, { id = randomUUID(), name = 'rapport.pdf' }: { id?: string; name?: string } = {}) => {
  return { id, name, size: content.length, sha256: sha256(content) }
}

/** Begins an upload, and answers its id. */
export async function begun(client: Client, content: Buffer, given: { id?: string; name?: string; purpose?: string } = {}) {
  const { status, body, text } = await client.post(uploads, { ...facts(content, given), ...given })
  if (status !== 201) throw new Error(`begin: ${status} ${text}`)
  return body['id'] as string
}

export const put = (client: Client, id: string, offset: number, content: Buffer, headers: Record<string, string> = {}) =>
  client.send('PUT', `${uploads}/${id}?offset=${offset}`, {
    body: content,
    headers: { 'content-type': 'application/octet-stream', ...headers },
  })

/** Sends all of it in parts of that size, and answers the file's id. */
export async function sentInParts(client: Client, content: Buffer, { part = 100, ...given }: { part?: number; name?: string } = {}) {
  const id = await begun(client, content, given)
  for (let offset = 0; offset < content.length; offset += part) {
    const { status, text } = await put(client, id, offset, content.subarray(offset, offset + part))
    if (status !== 204) throw new Error(`part: ${status} ${text}`)
  }
  return { id, fileId: (await client.get(`${uploads}/${id}`)).body['fileId'] as string }
}
