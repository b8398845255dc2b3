import pg from 'pg'
import { isOfAccount, isOfLink, isOpen, ofAccount, ofAnybody, ofLink } from '../limit/statements.ts'
import { Viewers } from '../limit/viewers.ts'
import type { Request } from '../operations/requests.ts'
import type { Call } from './backend.ts'

type Values = Readonly<Record<string, unknown>>

/** The statements that the hand-written server sends. */
export class LimitStatements {
  readonly #pool: pg.Pool
  readonly #viewers: Viewers
  constructor(url: string) {
    this.#pool = new pg.Pool({ connectionString: url, max: 1 })
    this.#viewers = new Viewers(this.#pool)
  }

  async statementFor({ operation, path, headers, body }: Request): Promise<Call> {
    const { variables } = JSON.parse(body) as { variables: Values }
    const ask = { variables, address: '127.0.0.1', requestId: 'bench' }
    if (isOpen(operation)) return ofAnybody(operation, ask)
    if (isOfLink(operation)) return ofLink(operation, (await this.#viewers.link(path.split('/').at(-1)!))!, ask)
    if (!isOfAccount(operation)) throw new Error(`LIMIT has no statement for ${operation}`)
    const token = /session=(.+)/.exec(headers['cookie'] ?? '')![1]!
    return ofAccount[operation]((await this.#viewers.account(token))!, ask)
  }

  close = () => this.#pool.end()
}
