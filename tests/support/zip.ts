import { buffer, text } from 'node:stream/consumers'
import yauzl from 'yauzl'

/** The entries of a zip by their names, each as text. */
export async function unzipped(content: Buffer): Promise<Record<string, string>> {
  const zip = await yauzl.fromBufferPromise(content)
  const entries: Record<string, string> = {}
  for await (const entry of zip.eachEntry()) entries[entry.fileName] = await text(await zip.openReadStreamPromise(entry))
  return entries
}

/** The same, each as it is. */
export async function unzippedBytes(content: Buffer): Promise<Record<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(content)
  const entries: Record<string, Buffer> = {}
  for await (const entry of zip.eachEntry()) entries[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry))
  return entries
}
