import type { Config } from '#server/config.ts'
import { Seal } from './seal.ts'

/** A kind of mail to one address. */
export interface MailKind {
  email: string
  kind: string
}

const row = 'mail kind'

/** What a reminder carries so that its reader can end that kind of mail without signing in. It says who and what, to us alone. */
export class MailKeys {
  readonly #seal: Seal
  constructor({ sessionSecret }: Pick<Config, 'sessionSecret'>) {
    this.#seal = new Seal(sessionSecret, 'grunnmur mail kind')
  }

  make({ email, kind }: MailKind) {
    return this.#seal.close(row, JSON.stringify({ email, kind })).toString('base64url')
  }
  /** Nothing where it is none of ours. */
  read(token: string): MailKind | undefined {
    const opened = this.#seal.open(row, Buffer.from(token, 'base64url'))
    return opened === undefined ? undefined : (JSON.parse(opened) as MailKind)
  }
}
