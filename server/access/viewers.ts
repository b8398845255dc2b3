import { hash } from 'node:crypto'
import type { Credentials, Viewers as KernelViewers } from '#server/kernel/app.ts'
import { StaleViewer } from '#server/kernel/call.ts'
import type { Verify } from '#server/kernel/command.ts'
import type { Database } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Send } from '#server/kernel/read/root.ts'
import { sql, statement } from '#server/kernel/read/sql.ts'
import { RecentlyUsed } from '#server/kernel/recentlyUsed.ts'
import type { Anonymous, LinkHolder, SignedIn, Viewer } from '#server/kernel/viewer.ts'
import { isAccessToken, noteUse } from './accessTokens.ts'
import { linkRights } from './estateRights.ts'
import { guards } from './guards.ts'
import { readSearchToken } from './searchTokens.ts'
import { hashOf, idleHours, isToken, prolong } from './sessions.ts'
import { findSession } from './sessionViewer.ts'

const anonymous: Anonymous = { kind: 'anonymous' }
const most = 10_000
const idleMs = idleHours * 60 * 60 * 1000
/** A session in use is prolonged, but not more often than this. */
const prolongEveryMs = 5 * 60 * 1000
const noteUseEveryMs = 60 * 1000

const byKey = `select id, version, estate_id, project_id, sections, revoked_at is not null or expires_at <= now() from public_link where key_hash = $1`

const secretOfSession = 'select token_hash from session where id = $1 and expires_at > now()'

interface KeptSession {
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
  readonly #sessions = new RecentlyUsed<KeptSession>(most)
  readonly #links = new RecentlyUsed<LinkHolder>(most)

  constructor({ send }: Pick<Database, 'send'>) {
    this.#send = send
  }

  async find(credentials: Credentials): Promise<Viewer> {
    if ('linkKey' in credentials) return this.#links.get(nameOf(credentials.linkKey)) ?? this.reload(credentials)
    const secret = secretOf(credentials)
    const session = secret === undefined ? undefined : this.#sessions.get(nameOf(secret))
    if (!session) return this.reload(credentials)
    this.#keepAlive(session)
    return session.viewer
  }

  reload(credentials: Credentials): Promise<Viewer> {
    if ('linkKey' in credentials) return this.#readLink(credentials.linkKey)
    return 'accessToken' in credentials ? this.#readToken(credentials.accessToken) : this.#readSession(credentials.sessionToken)
  }

  async #readSession(sessionToken: string | undefined): Promise<Viewer> {
    return (sessionToken && isToken(sessionToken) && (await this.#read(sessionToken))) || anonymous
  }

  /** Whoever shows a token means to be somebody: one that is no good is refused wherever it is shown. */
  async #readToken(accessToken: string): Promise<Viewer> {
    const viewer = isAccessToken(accessToken) ? await this.#read(accessToken) : await this.#readSearchToken(accessToken)
    if (!viewer) throw new AppError('unauthenticatedUser')
    return viewer
  }

  /** Whoever took it, as they are now; nothing of it is remembered. */
  async #readSearchToken(text: string): Promise<SignedIn | undefined> {
    const token = readSearchToken(text)
    if (!token) return undefined
    const [row] = await this.#send({ name: 'sessionBehindToken', text: secretOfSession, values: [token.sessionId] })
    const [tokenHash] = (row ?? []) as [Buffer?]
    if (!tokenHash || !token.isProvedBy(tokenHash)) return undefined
    const session = await findSession(this.#send, tokenHash)
    return session && { ...session.viewer, tokenScope: 'search' }
  }

  async #read(secret: string): Promise<SignedIn | undefined> {
    const session = await findSession(this.#send, hashOf(secret))
    if (!session) {
      this.#sessions.delete(nameOf(secret))
      return undefined
    }
    const prolongAt = session.viewer.tokenScope ? 0 : performance.now() + session.idleLeft - idleMs + prolongEveryMs
    const remembered = { viewer: session.viewer, prolongAt }
    this.#sessions.set(nameOf(secret), remembered)
    this.#keepAlive(remembered)
    return remembered.viewer
  }

  /** Nobody waits for it: whether it succeeds is seen at the next request at the latest. */
  #keepAlive(session: KeptSession) {
    const now = performance.now()
    if (now < session.prolongAt) return
    const isToken = session.viewer.tokenScope !== undefined
    session.prolongAt = now + (isToken ? noteUseEveryMs : prolongEveryMs)
    const statement = isToken ? { name: 'noteUse', text: noteUse } : { name: 'prolongSession', text: prolong }
    this.#send({ ...statement, values: [session.viewer.sessionId] }).catch(() => undefined)
  }

  async #readLink(key: string): Promise<LinkHolder> {
    const name = nameOf(key)
    this.#links.delete(name)
    const [row] = await this.#send({ name: 'linkViewer', text: byKey, values: [hashOf(key)] })
    if (!row) throw new AppError('entityNotFound')
    const [linkId, version, estateId, projectId, chosen, isOver] = row as [string, number, string, string | null, string[], boolean]
    if (isOver) throw new AppError('entityNotFound', { reason: 'linkExpired' })
    const sections = projectId ? ['projects'] : ['estate', ...chosen]
    const holder: LinkHolder = { kind: 'link', linkId, version, key, estateId, projectId, sections, rights: linkRights(sections) }
    this.#links.set(name, holder)
    return holder
  }
}

/** Each in its own place: a session's token is no access token, and the other way round. */
function secretOf(credentials: { sessionToken: string | undefined } | { accessToken: string }) {
  if ('accessToken' in credentials) return isAccessToken(credentials.accessToken) ? credentials.accessToken : undefined
  return credentials.sessionToken && isToken(credentials.sessionToken) ? credentials.sessionToken : undefined
}

/** A session's token is not kept in memory for longer than its request. */
const nameOf = (secret: string) => hash('sha256', secret, 'base64url')

const proofs = new Map(Object.entries(guards).map(([kind, guard]) => [kind, statement(sql`select 1 from ${guard}`)]))

/** The guard as a statement of its own, for a command's transaction. Nobody we know needs no proof. */
export const verify: Verify = async ({ viewer }, db) => {
  const proof = proofs.get(viewer.kind)
  if (!proof) return
  const rows: unknown[] = await db.query(proof.text, proof.values({ viewer, input: {}, variables: {} }))
  if (!rows.length) throw new StaleViewer()
}
