import { readFileSync } from 'node:fs'
import { invalid } from '#server/kernel/errors.ts'

/** What people choose when they are asked for all four kinds of characters, a line each, in lower case. */
const list = new URL('./common.txt', import.meta.url)
let passwords: ReadonlySet<string> | undefined

export function isCommonPassword(password: string): boolean {
  passwords ??= new Set(readFileSync(list, 'utf8').trimEnd().split('\n'))
  return passwords.has(password.normalize('NFC').toLowerCase())
}

/** For new passwords only. One that has been in use since before stays good. */
export function refuseCommonPassword(field: string, password: string) {
  if (isCommonPassword(password)) throw invalid(field, 'passwordCommon')
}
