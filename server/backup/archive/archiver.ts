import { createReadStream } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { holdOffSweeping, letSweep } from '#server/files/sweep.ts'
import type { FileStore } from '#server/kernel/fileStore.ts'
import { runningCluster } from '#server/postgres/superuser.ts'
import { reason } from '#server/start/reason.ts'
import type { BackupKey } from '../backupKey.ts'
import { putPart } from '../parts.ts'
import type { BackupPlace } from '../place/backupPlace.ts'
import { AddedContents } from './addedContents.ts'
import { basesIn } from './base.ts'
import { aloneInPlace, mayArchive } from './locks.ts'
import { isHeld, letGoUntil, type LogFacts, logFacts, waitingBytes } from './slot.ts'
import { noteArchived, noteFailing, noteTurn } from './standing.ts'
import { following, isOf, type Line, segmentBytes, segmentName, segmentStart, walName, walPartsIn } from './walPart.ts'

interface Archiving {
  dataDir: string
  place: BackupPlace
  key: BackupKey
  files: FileStore
}

/** How far the archive has come in this cluster's log. */
interface Reached extends Line {
  at: bigint
  moment: Date
}

/**
 * Brings the cluster's log to the place of the backups, and the contents of files that came since, a turn at a time. The cluster
 * keeps its log until it lies there.
 */
export class Archiver {
  readonly #given: Archiving
  #cluster = ''
  #client: pg.Client | undefined
  #reached: Reached | undefined
  #added: AddedContents | undefined
  #holdsOffSweeping = false
  /** Whether no base fits to the log as it goes on. */
  needsBase = false

  constructor(given: Archiving) {
    this.#given = given
  }

  /** False where another process archives. */
  async turn(): Promise<boolean> {
    const client = (this.#client ??= await this.#connect())
    if (!client) return false
    try {
      await aloneInPlace(client, () => this.#archive(client))
      return true
    } catch (error) {
      await this.#noteFailing(client, reason(error)).catch(() => undefined)
      throw error
    }
  }

  async end() {
    await this.#client?.end().catch(() => undefined)
    this.#client = undefined
  }

  async #connect() {
    const { cluster, login } = runningCluster(this.#given.dataDir)
    const client = new pg.Client({ ...login, application_name: 'grunnmur archive' })
    // The next turn begins with another one.
    client.on('error', () => (this.#client = undefined))
    client.on('end', () => (this.#client = undefined))
    await client.connect()
    if (!(await mayArchive(client))) {
      await client.end()
      return undefined
    }
    this.#cluster = cluster
    this.#reached = undefined
    this.#holdsOffSweeping = false
    return client
  }

  async #archive(client: pg.Client) {
    const { place } = this.#given
    // Nothing is held anew for a place that is away.
    await place.ready()
    const before = await logFacts(client)
    if (!this.#goesOnIn(before)) await this.#findPlace(before)
    const reached = this.#reached!
    // Whatever goes from here on until it lies elsewhere would be missed by the moments in between.
    if (!this.#holdsOffSweeping) await holdOffSweeping(client)
    this.#holdsOffSweeping = true
    const moment = await noteTurn(client)
    const { flushed } = await logFacts(client)
    await this.#added!.bring(client, reached.moment)
    await this.#bringLog(client, flushed, moment)
    await this.#letSweep(client)
  }

  async #letSweep(client: pg.Client) {
    if (this.#holdsOffSweeping) await letSweep(client)
    this.#holdsOffSweeping = false
  }

  /** Whether the cluster is still the one whose log was brought, and has all that follows. */
  #goesOnIn(facts: LogFacts) {
    return this.#reached !== undefined && isOf(this.#reached)(facts) && this.#reached.at >= segmentStart(facts.kept)
  }

  /** The log goes on where the archive ends, else where it is still kept; then a new base is needed. */
  async #findPlace(facts: LogFacts) {
    const { place, key, files } = this.#given
    const parts = (await walPartsIn(place)).filter(isOf(facts))
    const last = parts.at(-1)
    if (last && last.end > facts.flushed)
      throw new Error(
        `${place.address} holds more of this database's log than the database itself: another copy of it archives there, or it was set back. Give this one another place (BACKUP_URL).`,
      )
    const goesOn = last !== undefined && last.end >= segmentStart(facts.kept)
    const { system, timeline } = facts
    this.#reached = { system, timeline, at: goesOn ? last.end : segmentStart(facts.kept), moment: goesOn ? last.moment : new Date() }
    this.needsBase = await this.lacksBase()
    this.#added = new AddedContents({ place, key, files })
  }

  /** A stretch lies in one of the log's files. The last one tells all until the moment, those before it until the one before. */
  async #bringLog(client: pg.Client, end: bigint, moment: Date) {
    const { place, key } = this.#given
    const reached = this.#reached!
    while (reached.at < end) {
      const start = reached.at
      const stop = end < segmentStart(start) + segmentBytes ? end : segmentStart(start) + segmentBytes
      const name = walName({ ...reached, start, end: stop, moment: stop === end ? moment : reached.moment })
      const offset = Number(start % segmentBytes)
      const file = path.join(this.#cluster, 'pg_wal', segmentName(reached.timeline, start))
      await putPart(place, key, name, createReadStream(file, { start: offset, end: offset + Number(stop - start) - 1 }))
      if (!(await isHeld(client))) {
        await place.delete(name)
        throw new Error('More of the log was waiting than is kept for the archive; it begins anew, with a new base.')
      }
      reached.at = stop
      await letGoUntil(client, stop)
    }
    reached.moment = moment
    await noteArchived(client, moment)
  }

  /** Whether no moment from now on can be restored: no base lies there from which the log goes on to where it has come. */
  async lacksBase(): Promise<boolean> {
    const { place, key } = this.#given
    const reached = this.#reached
    if (!reached) return false
    const parts = (await walPartsIn(place)).filter(isOf(reached))
    const bases = (await basesIn(place)).filter((base) => isOf(reached)(base) && base.key === key.mark)
    return !bases.some(({ start }) => start >= reached.at || [...following(parts, start)].at(-1)?.end === reached.at)
  }

  async #noteFailing(client: pg.Client, failure: string) {
    const waiting = await waitingBytes(client)
    // Moments whose log was let go of need no contents.
    if (waiting === undefined) await this.#letSweep(client)
    await noteFailing(client, failure, waiting ?? 0)
  }
}
