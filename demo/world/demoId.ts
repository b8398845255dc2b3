import { createHash } from 'node:crypto'

/** The same UUID v7 for the same name and moment, so that two loads at one moment are equal and newest sorts first. */
export function demoId(name: string, made: Date): string {
  const bytes = createHash('sha256').update(name).digest().subarray(0, 16)
  bytes.writeUIntBE(made.getTime(), 0, 6)
  bytes[6] = (bytes[6]! & 0x0f) | 0x70
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
