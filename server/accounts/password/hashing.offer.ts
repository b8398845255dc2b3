// The whole module rather than its parts: whoever wants to know that a hash was made can watch it.
import crypto from 'node:crypto'
import { promisify } from 'node:util'
import { Turns } from '#server/kernel/turns.ts'
import { type Cost, readHash, writeHash } from './phc.ts'

const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const saltLength = 16
const keyLength = 32

/** A hash holds 19 MiB and one of the four threads that file access shares. What waits longer than a second or two waits in vain. */
const turns = new Turns('passwords', { atOnce: 2, mostWaiting: 64 })

const derive = (password: string, nonce: Buffer, { memory, passes, parallelism }: Cost, tagLength: number): Promise<Buffer> =>
  turns.take(() => {
    const parameters = { message: Buffer.from(password), nonce, memory, passes, parallelism, tagLength }
    return promisify<crypto.Argon2Algorithm, crypto.Argon2Parameters, Buffer>(crypto.argon2)('argon2id', parameters)
  })

/** Every character counts, and none is changed: neither cut off nor composed differently. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.randomBytes(saltLength)
  return writeHash({ ...cost, salt, key: await derive(password, salt, cost, keyLength) })
}

/** Takes as long where there is no password to compare with: the answer must not tell who is known here. */
export async function passwordMatches(password: string, stored: string | null | undefined): Promise<boolean> {
  const { salt, key, ...made } = stored ? readHash(stored) : nobody
  return crypto.timingSafeEqual(await derive(password, salt, made, key.length), key) && Boolean(stored)
}
const nobody = { ...cost, salt: crypto.randomBytes(saltLength), key: crypto.randomBytes(keyLength) }

/** True of a hash that was made for less than what a new one costs. */
export function isOutdated(stored: string): boolean {
  const made = readHash(stored)
  return made.memory < cost.memory || made.passes < cost.passes
}
