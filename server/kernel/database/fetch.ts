import pg from 'pg'
import { prepareValue } from 'pg/lib/utils.js'

type Cell = string | null
type Value = string | Buffer | null
type Parse = (text: string) => unknown
interface Field {
  dataTypeID: number
}
/** By name, what has been prepared. */
interface Prepared {
  readonly parsedStatements: Record<string, string>
}

interface Closing {
  close(what: { type: 'S'; name: string }): void
}

export interface Named {
  name: string
  text: string
  values: readonly unknown[]
}

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
function execution(name: string, values: readonly Value[]): string {
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

const asSent = (value: unknown) => (typeof value === 'string' ? value : prepareValue(value))

/** How the cells are read of what a connection has prepared: for as long as that runs at all, they stay of one kind. */
const readers = new WeakMap<pg.Connection, Map<string, readonly Parse[]>>()

function readersOf(connection: pg.Connection) {
  let ofConnection = readers.get(connection)
  if (!ofConnection) readers.set(connection, (ofConnection = new Map()))
  return ofConnection
}

/**
 * The rows of a named statement, as arrays of their cells. What its connection has run before is sent in one piece and not
 * described again, where the library sends four pieces and has it described each time. A name that had another statement is
 * taken over.
 */
export class Fetch implements pg.Submittable {
  readonly name: string
  readonly text: string
  /** Set by the pool. */
  callback!: (error: unknown, rows?: unknown[][]) => void
  readonly #values: readonly unknown[]
  readonly #rows: unknown[][] = []
  #readers!: Map<string, readonly Parse[]>
  #parses: readonly Parse[] | undefined
  #fault: unknown

  constructor({ name, text, values }: Named) {
    this.name = name
    this.text = text
    this.#values = values
  }

  submit(connection: pg.Connection) {
    const { parsedStatements } = connection as pg.Connection & Prepared
    const prepared = parsedStatements[this.name]
    const values = this.#values.map(asSent)
    this.#readers = readersOf(connection)
    const isAnother = prepared !== undefined && prepared !== this.text
    if (isAnother) {
      delete parsedStatements[this.name]
      this.#readers.delete(this.name)
    }
    this.#parses = this.#readers.get(this.name)
    if (this.#parses) connection.stream.write(execution(this.name, values), 'latin1')
    else this.#introduce(connection, values, { isPrepared: prepared !== undefined && !isAnother, isAnother })
    return undefined
  }

  #introduce(
    connection: pg.Connection,
    values: (string | Buffer | null)[],
    { isPrepared, isAnother }: { isPrepared: boolean; isAnother: boolean },
  ) {
    connection.stream.cork()
    if (isAnother) (connection as pg.Connection & Closing).close({ type: 'S', name: this.name })
    if (!isPrepared) connection.parse({ name: this.name, text: this.text, types: [] }, true)
    connection.bind({ statement: this.name, values }, true)
    connection.describe({ type: 'P' }, true)
    connection.execute(null, true)
    connection.sync()
    connection.stream.uncork()
  }

  handleRowDescription({ fields }: { fields: readonly Field[] }) {
    this.#parses = fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, 'text') as Parse)
    this.#readers.set(this.name, this.#parses)
  }

  handleDataRow({ fields: cells }: { fields: Cell[] }) {
    try {
      this.#rows.push(cells.map((cell, i) => (cell === null ? null : this.#parses![i]!(cell))))
    } catch (error) {
      this.#fault = error
    }
  }

  handleCommandComplete() {
    // What was done is seen in the rows.
  }

  handleError(error: unknown) {
    this.callback(error)
  }

  handleReadyForQuery() {
    if (this.#fault) this.callback(this.#fault)
    else this.callback(null, this.#rows)
  }
}
