/** Characters that no text has, tabs, line ends, page breaks and the end marks of old programs apart. */
// oxlint-disable-next-line no-control-regex
const binary = /[\x00-\x06\x0e-\x19\x7f]/
/** What a browser takes for a page, a drawing or a script, whatever it is called. */
const markup =
  /^(?:\s|<\?xml[^>]*>|<\?xml-stylesheet[^>]*>|<!--[\s\S]*?-->)*<(?:!doctype\s+(?:html|svg)|html|head|body|script|iframe|svg|(?:\w+:)?svg|h1|div|font|table|a|style|title|b|br|p)[\s>/]/i
const program = /^\s*#!/

/** Text in any of the usual encodings, and nothing that could run. */
export function isPlainText(head: Buffer): boolean {
  const text = decoded(head)
  return text !== undefined && !binary.test(text) && !markup.test(text) && !program.test(text)
}

function decoded(head: Buffer): string | undefined {
  const utf16 = head[0] === 0xff && head[1] === 0xfe ? 'utf-16le' : head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : undefined
  const encoding = utf16 ?? (isUtf8(head) ? 'utf-8' : 'windows-1252')
  return new TextDecoder(encoding).decode(head)
}

function isUtf8(head: Buffer) {
  try {
    // The last character may have been cut off with the head.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}
