type Value = string | Buffer | null

/** Sixteen and thirty-two bits as PostgreSQL reads them; each character is a byte. */
const int16 = (n: number) => String.fromCharCode((n >> 8) & 255, n & 255)
const int32 = (n: number) => String.fromCharCode((n >>> 24) & 255, (n >> 16) & 255, (n >> 8) & 255, n & 255)
const short = Array.from({ length: 4096 }, (_, n) => int32(n))
const length = (n: number) => short[n] ?? int32(n)

const [absent, none, isText, isBinary] = [int32(-1), int16(0), int16(0), int16(1)]
/** Behind the values: answers as text. No portal's name before the statement's; then Execute without a limit, and Sync. */
const execute = `${none}E${int32(9)}\0${int32(0)}S${int32(4)}`

const isAscii = (text: string) => Buffer.byteLength(text) === text.length
/** A value with a character for each of its bytes. */
const bytesOf = (value: string | Buffer, isPlain: boolean) =>
  typeof value === 'string' ? (isPlain || isAscii(value) ? value : Buffer.from(value).toString('latin1')) : value.toString('latin1')

/**
 * What runs a prepared statement, in PostgreSQL's own protocol: three messages in one piece, for one write. Written as text
 * whose characters are its bytes, since that is the cheapest to put together and to send.
 */
export function execution(name: string, values: readonly Value[]): string {
  const isPlain = isAscii(values.join(''))
  let formats = int16(values.length)
  let cells = formats
  for (const value of values) {
    formats += value instanceof Buffer ? isBinary : isText
    if (value === null) cells += absent
    else {
      const bytes = bytesOf(value, isPlain)
      cells += length(bytes.length) + bytes
    }
  }
  const bound = `\0${name}\0${formats}${cells}`
  return `B${length(bound.length + 4 + none.length)}${bound}${execute}`
}
