import { hashPassword } from '#server/accounts/password/hashing.offer.ts'

const made = new Map<string, Promise<string>>()

/** What is kept of a password, made once for a worker: to make it is as dear as to guess. */
export function hashOf(password: string): Promise<string> {
  const hash = made.get(password) ?? hashPassword(password)
  made.set(password, hash)
  return hash
}
