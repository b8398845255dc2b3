import { Readable } from 'node:stream'
import yazl from 'yazl'
import type { HandoverContent, HandoverFile } from '#schema/projects/handover.ts'
import type { FileStore } from '#server/kernel/fileStore.ts'

const safe = (name: string) => name.replaceAll(/[\\/:*?"<>|]/g, '_').slice(0, 80)
const folders = {
  nb: { points: 'kontrollpunkter', deviations: 'avvik', delivery: 'papirer', drawings: 'tegninger' },
  en: { points: 'control-points', deviations: 'deviations', delivery: 'papers', drawings: 'drawings' },
} as const

/** The book, what it tells, and every picture and paper as it was brought. Parts are opened one after the other. */
export function packed(files: FileStore, content: HandoverContent, book: { name: string; bytes: Buffer }): Readable {
  const zip = new yazl.ZipFile()
  const out = zip.outputStream as Readable
  zip.on('error', (error: Error) => out.destroy(error))
  const folder = folders[content.language]
  zip.addBuffer(book.bytes, book.name)
  zip.addBuffer(Buffer.from(JSON.stringify(content)), 'content.json')
  const add = (place: string, { id, name, type }: HandoverFile) =>
    zip.addReadStreamLazy(`${place}/${id.slice(-6)} ${safe(name)}`, { compress: !/^(image|video)\//.test(type) }, (opened) =>
      openedOr(files, id).then(
        (stream) => opened(null, stream),
        (error: Error) => opened(error, out),
      ),
    )
  for (const [a, { name, points }] of content.areas.entries())
    for (const [n, point] of points.entries())
      for (const file of point.files) add(`${folder.points}/${a + 1} ${safe(name)}/${n + 1} ${safe(point.name)}`, file)
  for (const [n, { files: own }] of content.deviations.entries()) for (const file of own) add(`${folder.deviations}/${n + 1}`, file)
  for (const { list, file } of content.papers) add(folder[list], file)
  zip.end()
  return out
}

/** What is lost is no reason to give nothing. */
const openedOr = async (files: FileStore, id: string) => ((await files.stat(id)) ? files.read(id) : Readable.from([]))
