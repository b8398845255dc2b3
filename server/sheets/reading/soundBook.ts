import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { RefusedSheet } from './refusal.ts'

const mostEntries = 2000
/** Of all that is in it, unpacked. */
const mostUnpacked = 50_000_000
const macros = /(?:^|\/)(?:vbaProject\.bin|macrosheets\/|activeX)/i
const sheet = /^xl\/worksheets\/[^/]+\.xml$/i
const markup = /\.(?:xml|rels|vml)$/i
const encrypted = 1

/** Refuses a workbook with more in it than figures and words, by its directory before any of it is unpacked, and then by what its parts say. */
export async function refuseUnsoundBook(path: string): Promise<void> {
  const archive = await openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true }).catch(() => {
    throw new RefusedSheet('unreadable')
  })
  try {
    const entries = await listed(archive)
    for (const entry of entries) if (markup.test(entry.fileName)) await refuseUnsoundPart(archive, entry)
  } finally {
    archive.close()
  }
}

async function listed(archive: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = []
  let unpacked = 0
  for await (const entry of archive.eachEntry()) {
    entries.push(entry)
    unpacked += entry.uncompressedSize
    if (entries.length > mostEntries || unpacked > mostUnpacked) throw new RefusedSheet('tooLarge')
    if (entry.generalPurposeBitFlag & encrypted) throw new RefusedSheet('password')
    if (macros.test(entry.fileName)) throw new RefusedSheet('macros')
  }
  if (!entries.some(({ fileName }) => fileName === 'xl/workbook.xml')) throw new RefusedSheet('unreadable')
  return entries
}

const declares = /<!(?:DOCTYPE|ENTITY)/i
const computes = /<(?:\w{1,20}:)?f[\s/>]/
const enabled = /macroEnabled/i
/** So much of one piece is looked at again with the next, for a word may lie across. */
const overlap = 40

/** Nothing in it declares what the reader would have to resolve, and no cell is computed. The size is held while it is unpacked. */
async function refuseUnsoundPart(archive: ZipFile, entry: Entry) {
  let rest = ''
  let isFirst = true
  for await (const chunk of await archive.openReadStreamPromise(entry)) {
    const piece = chunk as Buffer
    // Words could hide from us in two bytes a letter.
    if (isFirst && (piece[0] === 0xff || piece[0] === 0xfe || piece[1] === 0)) throw new RefusedSheet('unsafe')
    isFirst = false
    const text = rest + piece.toString('latin1')
    if (declares.test(text)) throw new RefusedSheet('unsafe')
    if (enabled.test(text) && entry.fileName === '[Content_Types].xml') throw new RefusedSheet('macros')
    if (sheet.test(entry.fileName) && computes.test(text)) throw new RefusedSheet('formulas')
    rest = text.slice(-overlap)
  }
}
