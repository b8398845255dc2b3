/** Text that is markup already. Everything else that goes into a page is escaped on its way. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export type Piece = Html | string | number | null | undefined | false | readonly Piece[]

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => signs[sign]!)

function written(piece: Piece): string {
  if (piece instanceof Html) return piece.text
  if (typeof piece === 'string') return escaped(piece)
  if (typeof piece === 'number') return String(piece)
  return piece ? piece.map(written).join('') : ''
}

export const html = (texts: TemplateStringsArray, ...pieces: Piece[]) =>
  new Html(texts.reduce((page, text, i) => page + written(pieces[i - 1]) + text))
