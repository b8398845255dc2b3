const content = /^content\.[0-9a-f]{64}$/
const key = /^key\.[0-9a-f]{16}\.age$/
const ofBackup = /^\d{8}T\d{9}Z-[0-9a-f]{6}\.[0-9a-z_.-]{1,120}$/
/** Of the cluster and its timeline, from where to where, and the moment until which all is told. */
const log = /^wal\.[0-9a-f]{16}\.[0-9a-f]{8}\.[0-9a-f]{16}\.[0-9a-f]{16}\.\d{8}T\d{9}Z$/
/** Which contents came along with the log. */
const added = /^added\.\d{8}T\d{9}Z-[0-9a-f]{6}$/

export const erasureStart = 'erased.'
/** Somebody who deleted their account. */
const erased = /^erased\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const isContent = (name: string) => content.test(name)
export const isArchived = (name: string) => log.test(name) || added.test(name)

/** What belongs to no backup and to all of them: without the keys nothing opens, and without the others the erased come back. */
export const isOfAll = (name: string) => key.test(name) || erased.test(name)

/** What else lies in a place of backups is not ours. */
export const isPart = (name: string) => [content, key, ofBackup, log, added, erased].some((form) => form.test(name))

export function checkedPart(name: string): string {
  if (!isPart(name)) throw new Error(`${name} is no part of a backup.`)
  return name
}
