import { inflateSync } from 'node:zlib'

interface Part {
  head: string
  stream: string | undefined
}

/** Reads back what a PDF says, through the fonts that lie in it: what a screen reader or a search would find. */
export const pdfText = (pdf: Buffer): string => pdfPages(pdf).join('\n')

/** The same, page by page. */
export function pdfPages(pdf: Buffer): string[] {
  const parts = partsOf(pdf)
  const maps = new Map<string, Map<number, string>>()
  for (const { head } of parts.values())
    for (const [, name, id] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(parts.get(id!)!.head)?.[1]
      if (unicode) maps.set(name!, charactersOf(parts.get(unicode)!.stream!))
    }
  const pages = [...parts.values()].flatMap(({ stream }) => (stream && / T[Jj]\b/.test(stream) ? [stream] : []))
  return pages.map((page) => textOf(page, maps))
}

export const hasEmbeddedFonts = (pdf: Buffer) => {
  const heads = [...partsOf(pdf).values()].map(({ head }) => head)
  const fonts = heads.filter((head) => head.includes('/Type /FontDescriptor'))
  return fonts.length > 0 && fonts.every((head) => /\/FontFile[23]? /.test(head))
}

function partsOf(pdf: Buffer) {
  const found = new Map<string, Part>()
  for (const [, id, body] of pdf.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', content] = body!.split(/\nstream\n/)
    const packed = content && Buffer.from(content.replace(/\nendstream$/, ''), 'latin1')
    found.set(id!, { head, stream: packed && (head.includes('FlateDecode') ? inflateSync(packed) : packed).toString('latin1') })
  }
  return found
}

const unhex = (hex: string) =>
  String.fromCodePoint(...(hex.replaceAll(' ', '').match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))

function charactersOf(cmap: string) {
  const characters = new Map<number, string>()
  for (const [, first, list] of cmap.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/gi))
    for (const [i, [, text]] of [...list!.matchAll(/<([\da-f ]*)>/gi)].entries())
      characters.set(Number.parseInt(first!, 16) + i, unhex(text!))
  return characters
}

function textOf(page: string, maps: ReadonlyMap<string, ReadonlyMap<number, string>>) {
  let font = ''
  const lines: string[] = []
  for (const [, chosen, shown] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (chosen) font = chosen
    else
      lines.push(
        [...shown!.matchAll(/<([\da-f]*)>/gi)]
          .flatMap(([, hex]) => (hex!.match(/.{4}/g) ?? []).map((glyph) => maps.get(font)?.get(Number.parseInt(glyph, 16)) ?? '?'))
          .join(''),
      )
  }
  return lines.join('\n')
}
