import { Readable } from 'node:stream'
import type { Connection } from 'pg'

/** What the server sends in the stream: a piece of the archive that goes on. */
const data = 'd'.charCodeAt(0)

/** Quick, since somebody waits for it; and without its log, which is kept apart. */
const command = `BASE_BACKUP (LABEL 'grunnmur', CHECKPOINT 'fast', WAIT 0)`

interface Row {
  fields: (Buffer | string | null)[]
}

/** The files of a cluster that serves, as one tar archive: what `pg_basebackup` asks for, over a connection for replication. */
export class BaseBackup extends Readable {
  #connection: Connection | undefined
  readonly #rows: string[][] = []

  /** Called by the client whose turn it is. */
  submit(connection: Connection) {
    this.#connection = connection
    connection.query(command)
  }

  /** From where on the log is needed, and until where at least. Known once the archive has ended. */
  get positions() {
    const [start, , end] = this.#rows
    return { start: start?.[0] ?? '', timeline: Number(start?.[1]), end: end?.[0] ?? '' }
  }

  override _read() {
    this.#connection?.stream.resume()
  }

  handleDataRow({ fields }: Row) {
    this.#rows.push(fields.map(String))
  }
  handleCopyData({ chunk }: { chunk: Buffer }) {
    // What is read is written over by what comes next.
    if (chunk[0] === data && !this.push(Buffer.from(chunk.subarray(1)))) this.#connection?.stream.pause()
  }
  handleError(error: Error) {
    this.destroy(error)
  }
  handleReadyForQuery() {
    this.push(null)
  }
  handleRowDescription() {}
  handleCommandComplete() {}
}
