import { createHmac } from 'node:crypto'
import { isIdentityNumber, isSynthetic } from '#schema/accounts/identityNumber.ts'
import type { Config } from '#server/config.ts'
import { invalid } from './errors.ts'

/** Knows a person again by an identity number, without the number being kept anywhere. */
export class IdentityNumbers {
  readonly #key: string
  readonly #takesSynthetic: boolean
  constructor({ identityKey, demo }: Pick<Config, 'identityKey' | 'demo'>) {
    this.#key = identityKey
    this.#takesSynthetic = demo
  }

  /** Refuses what is no number of a person here; numbers made for trying things out are only good for that, or where whoever tells them may. */
  recognise(identityNumber: string, { allowsSynthetic = this.#takesSynthetic } = {}): Buffer {
    if (!isIdentityNumber(identityNumber) || (!allowsSynthetic && isSynthetic(identityNumber)))
      throw invalid('identityNumber', 'invalidIdentityNumber')
    return createHmac('sha256', this.#key).update(identityNumber).digest()
  }
}
