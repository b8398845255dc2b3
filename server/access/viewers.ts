import { StaleViewer } from '#server/kernel/call.ts'
import type { Verify } from '#server/kernel/command.ts'
import type { Database } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Credentials, Viewers as KernelViewers } from '#server/kernel/house.ts'
import type { Send } from '#server/kernel/read/root.ts'
import { sql, statement } from '#server/kernel/read/sql.ts'
import type { Anonymous, LinkHolder, SignedIn, Viewer } from '#server/kernel/viewer.ts'
import { linkRights } from './estateRights.ts'
import { guards } from './guards.ts'
import { RecentlyUsed } from './recentlyUsed.ts'
import { hashOf, idleHours, isToken, prolong } from './sessions.ts'
import { findSession } from './sessionViewer.ts'

const anonymous: Anonymous = { kind: 'anonymous' }
const most = 10_000
const idleMs = idleHours * 60 * 60 * 1000
/** A session in use is prolonged, but not more often than this. */
const prolongEveryMs = 5 * 60 * 1000

const byKey = `select id, version, estate_id, sections, revoked_at is not null or expires_at <= now() from public_link where key_hash = $1`

interface Known {
  viewer: SignedIn
  /** By the process's own steady clock. */
  prolongAt: number
}

/**
 * Who stands behind a session token or a public link's key. What is remembered is never trusted by itself: every
 * statement proves it with the guard of its kind, and whoever fails that is read afresh.
 */
export class Viewers implements KernelViewers {
  readonly #send: Send
  readonly #sessions = new RecentlyUsed<Known>(most)
  readonly #links = new RecentlyUsed<LinkHolder>(most)

  constructor({ send }: Pick<Database, 'send'>) {
    this.#send = send
  }

  async find(credentials: Credentials): Promise<Viewer> {
    if ('linkKey' in credentials) return this.#links.get(nameOf(credentials.linkKey)) ?? this.reload(credentials)
    const known = credentials.sessionToken ? this.#sessions.get(nameOf(credentials.sessionToken)) : undefined
    if (!known) return this.reload(credentials)
    this.#keepAlive(known)
    return known.viewer
  }

  reload(credentials: Credentials): Promise<Viewer> {
    return 'linkKey' in credentials ? this.#readLink(credentials.linkKey) : this.#readSession(credentials.sessionToken)
  }

  async #readSession(sessionToken: string | undefined): Promise<Viewer> {
    if (!sessionToken || !isToken(sessionToken)) return anonymous
    const found = await findSession(this.#send, hashOf(sessionToken))
    if (!found) {
      this.#sessions.delete(nameOf(sessionToken))
      return anonymous
    }
    const known = { viewer: found.viewer, prolongAt: performance.now() + found.idleLeft - idleMs + prolongEveryMs }
    this.#sessions.set(nameOf(sessionToken), known)
    this.#keepAlive(known)
    return known.viewer
  }

  /** Nobody waits for it: whether it succeeds is seen at the next request at the latest. */
  #keepAlive(known: Known) {
    const now = performance.now()
    if (now < known.prolongAt) return
    known.prolongAt = now + prolongEveryMs
    this.#send({ name: 'prolongSession', text: prolong, values: [known.viewer.sessionId] }).catch(() => undefined)
  }

  async #readLink(key: string): Promise<LinkHolder> {
    const name = nameOf(key)
    this.#links.delete(name)
    const [row] = await this.#send({ name: 'linkViewer', text: byKey, values: [hashOf(key)] })
    if (!row) throw new AppError('entityNotFound')
    const [linkId, version, estateId, sections, isOver] = row as [string, number, string, string[], boolean]
    if (isOver) throw new AppError('entityNotFound', { reason: 'linkExpired' })
    const holder: LinkHolder = { kind: 'link', linkId, version, key, estateId, sections, rights: linkRights(sections) }
    this.#links.set(name, holder)
    return holder
  }
}

/** A session's token is not kept in memory for longer than its request. */
const nameOf = (secret: string) => hashOf(secret).toString('base64url')

const proofs = new Map(Object.entries(guards).map(([kind, guard]) => [kind, statement(sql`select 1 from ${guard}`)]))

/** The guard as a statement of its own, for a command's transaction. Nobody we know needs no proof. */
export const verify: Verify = async ({ viewer }, db) => {
  const proof = proofs.get(viewer.kind)
  if (!proof) return
  const rows: unknown[] = await db.query(proof.text, proof.values({ viewer, input: {}, variables: {} }))
  if (!rows.length) throw new StaleViewer()
}
