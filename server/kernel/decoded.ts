/** The text of bytes in any of the usual encodings. */
export function decoded(head: Buffer): string {
  const utf16 = head[0] === 0xff && head[1] === 0xfe ? 'utf-16le' : head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : undefined
  return new TextDecoder(utf16 ?? (isUtf8(head) ? 'utf-8' : 'windows-1252')).decode(head)
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
