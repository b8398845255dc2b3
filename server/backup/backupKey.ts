import { createHash, createHmac } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import type { BackupPlace } from './place/backupPlace.ts'

type Bytes = globalThis.ReadableStream<Uint8Array>

const recipientForm = /^age1[0-9a-z]+$/
const identityForm = /^AGE-SECRET-KEY-(?:PQ-)?1[0-9A-Z]+$/i

const markOf = (recipient: string) => createHash('sha256').update(recipient).digest('hex').slice(0, 16)

/** How parts are closed and opened. */
export interface BackupKey {
  /** What is written down of it: by it nothing can be opened, and no name of a content be guessed. */
  readonly mark: string | undefined
  /** Under which name a content lies: without the key nobody can tell whether it is a certain one. */
  nameOf(sha256: Buffer): string
  close(source: Readable): Promise<Readable>
  open(source: Readable): Promise<Readable>
}

/** Nothing is closed. */
export const inTheClear: BackupKey = {
  mark: undefined,
  nameOf: (sha256) => `content.${sha256.toString('hex')}`,
  close: async (source) => source,
  open: async (source) => source,
}

function opensNone(): never {
  throw new Error(
    'BACKUP_KEY is a recipient, which closes backups and opens none: give the identity (AGE-SECRET-KEY-…) that belongs to it.',
  )
}

class AgeKey implements BackupKey {
  readonly mark: string
  readonly #recipient: string
  readonly #identity: string | undefined

  constructor(recipient: string, identity: string | undefined) {
    this.mark = markOf(recipient)
    this.#recipient = recipient
    this.#identity = identity
  }

  nameOf(sha256: Buffer) {
    return `content.${createHmac('sha256', this.#recipient).update(sha256).digest('hex')}`
  }

  async close(source: Readable) {
    const encrypter = new Encrypter()
    encrypter.addRecipient(this.#recipient)
    return throughWeb(source, (bytes) => encrypter.encrypt(bytes))
  }

  async open(source: Readable) {
    const decrypter = new Decrypter()
    decrypter.addIdentity(this.#identity ?? opensNone())
    return throughWeb(source, (bytes) => decrypter.decrypt(bytes))
  }
}

async function throughWeb(source: Readable, turn: (bytes: Bytes) => Promise<Bytes>): Promise<Readable> {
  // Node and the browser name the same streams by types that do not meet.
  const turned = await turn(Readable.toWeb(source) as never)
  return Readable.fromWeb(turned as never)
}

/** A recipient and an identity are used as they are. */
async function keyOf(value: string): Promise<BackupKey | undefined> {
  if (recipientForm.test(value)) return new AgeKey(value, undefined)
  if (!identityForm.test(value)) return undefined
  const identity = value.toUpperCase()
  return new AgeKey(await identityToRecipient(identity), identity)
}

const least = 12

/**
 * The key for a new backup. A passphrase is slow to try on purpose, so it opens one identity, kept in the place itself, and
 * that one closes all parts.
 */
export async function keyToClose(place: BackupPlace, value: string | undefined): Promise<BackupKey> {
  if (value === undefined) return inTheClear
  const key = await keyOf(value)
  if (key) return key
  if (value.length < least)
    throw new Error(`BACKUP_KEY must be an age recipient, an age identity or a passphrase of at least ${least} characters.`)
  for await (const name of keysIn(place)) {
    const identity = await opened(place, name, value)
    if (identity) return (await keyOf(identity))!
  }
  const identity = await generateX25519Identity()
  const encrypter = new Encrypter()
  encrypter.setPassphrase(value)
  const closed = await encrypter.encrypt(identity)
  await place.put(keyPartOf(markOf(await identityToRecipient(identity))), Readable.from([Buffer.from(closed)]))
  return (await keyOf(identity))!
}

/** The key that opens what was closed under this mark. */
export async function keyToOpen(place: BackupPlace, mark: string | undefined, value: string | undefined): Promise<BackupKey> {
  if (mark === undefined) return inTheClear
  if (value === undefined)
    throw new Error('This backup is encrypted: BACKUP_KEY must be its passphrase or the identity (AGE-SECRET-KEY-…) it was made for.')
  const key = (await keyOf(value)) ?? (await keyBehind(place, keyPartOf(mark), value))
  if (recipientForm.test(value)) opensNone()
  if (key?.mark !== mark) throw new Error('BACKUP_KEY does not open this backup: it was made with another key.')
  return key
}

async function keyBehind(place: BackupPlace, part: string, passphrase: string) {
  const identity = (await place.stat(part)) ? await opened(place, part, passphrase) : undefined
  return identity === undefined ? undefined : keyOf(identity)
}

/** The part beside the backups without which a passphrase opens nothing. */
const keyPartOf = (mark: string) => `key.${mark}.age`

async function* keysIn(place: BackupPlace) {
  for await (const { name } of place.list()) if (name.startsWith('key.')) yield name
}

async function opened(place: BackupPlace, name: string, passphrase: string) {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  return decrypter.decrypt(await buffer(await place.read(name)), 'text').catch(() => undefined)
}
