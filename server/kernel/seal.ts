import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** AES-256-GCM; what is kept is the nonce, the tag and the text in cipher. */
const cipher = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

/** Seals texts that must be read again, under a key for one purpose, each bound to the row it lies in. */
export class Seal {
  readonly #key: Buffer
  constructor(secret: string, purpose: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  }

  close(row: string, text: string): Buffer {
    const nonce = randomBytes(nonceLength)
    const closing = createCipheriv(cipher, this.#key, nonce, { authTagLength: tagLength }).setAAD(Buffer.from(row))
    const sealed = Buffer.concat([closing.update(text, 'utf8'), closing.final()])
    return Buffer.concat([nonce, closing.getAuthTag(), sealed])
  }

  /** Nothing where it was sealed for another row or under another secret, or was changed since. */
  open(row: string, kept: Buffer): string | undefined {
    if (kept.length < nonceLength + tagLength) return undefined
    const [nonce, tag] = [kept.subarray(0, nonceLength), kept.subarray(nonceLength, nonceLength + tagLength)]
    const opening = createDecipheriv(cipher, this.#key, nonce, { authTagLength: tagLength })
    opening.setAAD(Buffer.from(row)).setAuthTag(tag)
    const content = opening.update(kept.subarray(nonceLength + tagLength))
    try {
      return Buffer.concat([content, opening.final()]).toString('utf8')
    } catch {
      return undefined
    }
  }
}
