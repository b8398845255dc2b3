import { Seal } from '#server/kernel/seal.ts'

const sealOf = (sessionSecret: string) => new Seal(sessionSecret, 'grunnmur public link key')

/**
 * A public link's key as it is kept, so that its owner can read it again and nobody else can who sees the table. It opens
 * for that one link only: moved into the row of another it is worthless.
 */
export const sealKey = (sessionSecret: string, linkId: string, key: string) => sealOf(sessionSecret).close(linkId, key)

/** Nothing where it was sealed for another link or under another secret, or was changed since. */
export const openKey = (sessionSecret: string, linkId: string, kept: Buffer) => sealOf(sessionSecret).open(linkId, kept)
