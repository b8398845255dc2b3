import { randomBytes } from 'node:crypto'
import type { Config } from '#server/config.ts'
import { Seal } from './seal.ts'

/**
 * Keys of public links and of calendar feeds. A key is found by its hash; it is kept sealed, so that the link's owner can
 * read it again and nobody else can who sees the table. It opens for that one link only: moved into the row of another it
 * is worthless.
 */
export class LinkKeys {
  readonly #seal: Seal
  readonly #home: string
  constructor({ sessionSecret, publicUrl }: Pick<Config, 'sessionSecret' | 'publicUrl'>) {
    this.#seal = new Seal(sessionSecret, 'grunnmur public link key')
    this.#home = publicUrl
  }

  make() {
    return randomBytes(24).toString('base64url')
  }
  close(linkId: string, key: string) {
    return this.#seal.close(linkId, key)
  }
  /** Nothing where it was sealed for another link or under another secret, or was changed since. */
  open(linkId: string, kept: Buffer) {
    return this.#seal.open(linkId, kept)
  }
  /** Where a visitor goes with it. */
  address(key: string) {
    return `${this.#home}/public-link/${encodeURIComponent(key)}`
  }
  /** Where a calendar program fetches it. */
  calendarAddress(key: string) {
    return `${this.#home}/api/public/calendar/${encodeURIComponent(key)}.ics`
  }
}
