import { text } from 'node:stream/consumers'
import { openPromise } from 'yauzl'
import { longestContent } from './formats.ts'

/** Where Word, Excel, PowerPoint and OpenDocument keep what is read by people. */
const parts =
  /^(?:word\/(?:document|header\d*|footer\d*|footnotes|endnotes|comments)|xl\/(?:sharedStrings|worksheets\/sheet\d+)|ppt\/(?:slides\/slide|notesSlides\/notesSlide)\d+|content)\.xml$/
const mostParts = 500
const largestPart = 24_000_000

/** The text of an office document: of its parts that hold any, as far as it is searched. */
export async function officeText(path: string): Promise<string> {
  const archive = await openPromise(path, { lazyEntries: true, validateEntrySizes: true })
  const texts: string[] = []
  let length = 0
  try {
    for await (const entry of archive.eachEntry()) {
      if (!parts.test(entry.fileName)) continue
      if (texts.length === mostParts || length > longestContent) break
      // The size is checked while the entry is unpacked: one that says less than it holds is refused.
      if (entry.uncompressedSize > largestPart) continue
      const words = wordsOf(await text(await archive.openReadStreamPromise(entry)))
      texts.push(words)
      length += words.length
    }
  } finally {
    archive.close()
  }
  return texts.join('\n')
}

const struck = /<w:(delText|instrText)\b[^<>]*>[^<]*<\/w:\1>/g
/** Numbers of a sheet say nothing to a search, and references to its words would be numbers too. */
const cells = /<(?:\w+:)?(?:v|f)\b[^<>]*>[^<]*<\/(?:\w+:)?(?:v|f)>/g
const breaks = /<\/(?:\w+:)?(?:p|h|si|is|tc|table-cell)>|<(?:\w+:)?(?:tab|br|cr|s|line-break)\b[^<>]*>/g
const tags = /<[^<>]*>/g
const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }))

const wordsOf = (xml: string) =>
  xml
    .replace(struck, '')
    .replace(cells, '')
    .replace(breaks, ' ')
    .replace(tags, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,10}));/gi, (_, decimal, hexadecimal, named) => {
      if (named) return entities.get(named as string) ?? ' '
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal as string, 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
    })
