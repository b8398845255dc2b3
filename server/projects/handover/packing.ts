import { Readable } from 'node:stream'
import yazl from 'yazl'
import type { HandoverContent, HandoverFile } from '#schema/projects/handover.ts'
import type { FileStore } from '#server/kernel/fileStore.ts'
import { besideOthers, safe } from './entryNames.ts'

const folders = {
  nb: { points: 'kontrollpunkter', deviations: 'avvik', orders: 'bestillinger', delivery: 'papirer', drawings: 'tegninger' },
  en: { points: 'control-points', deviations: 'deviations', orders: 'orders', delivery: 'papers', drawings: 'drawings' },
} as const

/** A picture or paper, and where in the file with everything it lies. */
interface Packed {
  path: string
  file: HandoverFile
}

function everything({ language, areas, deviations, orders, papers }: HandoverContent): Packed[] {
  const folder = folders[language]
  const named = besideOthers()
  const packed = (place: string, file: HandoverFile): Packed => ({ path: named(place, file.name), file })
  return [
    ...areas.flatMap(({ name, points }, a) =>
      points.flatMap((point, n) =>
        point.files.map((file) => packed(`${folder.points}/${a + 1} ${safe(name)}/${n + 1} ${safe(point.name)}`, file)),
      ),
    ),
    ...deviations.flatMap(({ files }, n) => files.map((file) => packed(`${folder.deviations}/${n + 1}`, file))),
    ...orders.flatMap(({ number, title, paper }) => (paper ? [packed(folder.orders, { ...paper, name: `${number} ${title}.pdf` })] : [])),
    ...papers.map(({ list, file }) => packed(folder[list], file)),
  ]
}

export interface Packing {
  files: FileStore
  content: HandoverContent
  book: { name: string; bytes: Buffer }
  /** How large each content is, by the ids of the files. */
  sizes: ReadonlyMap<string, number>
  /** No part has more in it, unless a single content is larger. */
  mostBytes: number
}

/** The book, what it tells, and every picture and paper as it was brought, in as many parts as it takes; each streams. */
export function parts({ files, content, book, sizes, mostBytes }: Packing): (() => Readable)[] {
  const contentBytes = Buffer.from(JSON.stringify(content))
  const contents: Packed[][] = [[]]
  let room = mostBytes - book.bytes.length - contentBytes.length
  for (const each of everything(content)) {
    const size = (sizes.get(each.file.id) ?? 0) + besidesContent
    const isFull = size > room && (contents.length === 1 || contents.at(-1)!.length > 0)
    if (isFull) contents.push([])
    room = (isFull ? mostBytes : room) - size
    contents.at(-1)!.push(each)
  }
  // The same content is packed to the same file, whenever that is.
  const mtime = new Date(content.project.closedAt)
  return contents.map((own, index) => () => {
    const zip = new yazl.ZipFile()
    const out = zip.outputStream as Readable
    zip.on('error', (error: Error) => out.destroy(error))
    if (!index) {
      zip.addBuffer(book.bytes, book.name, { mtime })
      zip.addBuffer(contentBytes, 'content.json', { mtime })
    }
    // Contents are opened one after the other.
    for (const { path, file } of own)
      zip.addReadStreamLazy(path, { mtime, compress: !/^(image|video)\//.test(file.type) }, (opened) =>
        openedOr(files, file.id).then(
          (stream) => opened(null, stream),
          (error: Error) => opened(error, out),
        ),
      )
    zip.end()
    return out
  })
}
/** Its name, twice, and what a file with many in it writes about each. */
const besidesContent = 1000

/** What is lost is no reason to give nothing. */
const openedOr = async (files: FileStore, id: string) => ((await files.stat(id)) ? files.read(id) : Readable.from([]))
