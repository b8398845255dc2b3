import { decoded } from '#server/kernel/decoded.ts'

/** Characters that no text has, tabs, line ends, page breaks and the end marks of old programs apart. */
// oxlint-disable-next-line no-control-regex
const binary = /[\x00-\x06\x0e-\x19\x7f]/
/** What may stand before the first element of a page. */
const preface = [/\s+/y, /<\?xml[^>]*>/iy, /<!--.*?-->/sy]
/** What a browser takes for a page, a drawing or a script, whatever it is called. */
const markup = /<(?:!doctype\s+(?:html|svg)|html|head|body|script|iframe|(?:\w{1,20}:)?svg|h1|div|font|table|a|style|title|b|br|p)[\s>/]/iy
const program = /#!/y

/** Text in any of the usual encodings, and nothing that could run. */
export function isPlainText(head: Buffer): boolean {
  const text = decoded(head)
  const start = startOf(text)
  return !binary.test(text) && !matchesAt(markup, text, start) && !matchesAt(program, text, start)
}

function startOf(text: string) {
  let start = 0
  for (let grew = true; grew;) {
    grew = false
    for (const part of preface) {
      if (!matchesAt(part, text, start)) continue
      start = part.lastIndex
      grew = true
    }
  }
  return start
}

function matchesAt(pattern: RegExp, text: string, place: number) {
  pattern.lastIndex = place
  return pattern.test(text)
}
