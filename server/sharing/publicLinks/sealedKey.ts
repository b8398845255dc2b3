import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** AES-256-GCM; what is kept is the nonce, the tag and the key's own bytes in cipher. */
const cipher = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

const derived = (sessionSecret: string) => Buffer.from(hkdfSync('sha256', sessionSecret, '', 'grunnmur public link key', 32))

/**
 * A public link's key as it is kept, so that its owner can read it again and nobody else can who sees the table. It opens
 * for that one link only: moved into the row of another it is worthless.
 */
export function sealKey(sessionSecret: string, linkId: string, key: string): Buffer {
  const nonce = randomBytes(nonceLength)
  const sealing = createCipheriv(cipher, derived(sessionSecret), nonce, { authTagLength: tagLength }).setAAD(Buffer.from(linkId))
  const sealed = Buffer.concat([sealing.update(key, 'utf8'), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed])
}

/** Nothing where it was sealed for another link or under another secret, or was changed since. */
export function openKey(sessionSecret: string, linkId: string, kept: Buffer): string | undefined {
  if (kept.length < nonceLength + tagLength) return undefined
  const [nonce, tag] = [kept.subarray(0, nonceLength), kept.subarray(nonceLength, nonceLength + tagLength)]
  const opening = createDecipheriv(cipher, derived(sessionSecret), nonce, { authTagLength: tagLength })
  opening.setAAD(Buffer.from(linkId)).setAuthTag(tag)
  const content = opening.update(kept.subarray(nonceLength + tagLength))
  try {
    return Buffer.concat([content, opening.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
