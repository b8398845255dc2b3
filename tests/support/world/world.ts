import { createHash, hash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { inject } from 'vitest'
import type { PermissionEntry } from '#schema/access/entries.ts'
import { sectionNames, sectionRules } from '#schema/access/sections.ts'
import type { Running } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import { createTestDatabase, direct } from '../database.ts'
import { filesEnvironment } from '../files/places.ts'
import { Client } from './client.ts'
import { hashOf } from './hashes.ts'
import { inOneBreath } from './inOneBreath.ts'
import { addInvitation, addPeople, type PersonRow, proven } from './person.ts'
import { Rows } from './rows.ts'
import { started, unhurried } from './started.ts'

type Environment = Record<string, string>
interface AccountValues {
  name?: string
  email?: string
  roles?: string[]
  entries?: PermissionEntry[]
  isSystemAdmin?: boolean
  /** Whether they have shown that the address is theirs. */
  isProven?: boolean
  /** As one of a company; else as a customer. */
  companyId?: string
}

/** The real app on a database of its own, and people made in a test’s first line. Nothing is cut off for being slow, or tried again soon. */
export async function createWorld(environment: Environment = {}, set: Partial<Parameters<typeof started>[0]> = {}, reached = direct) {
  const database = await createTestDatabase()
  const url = await reached(database.url)
  const folder = await mkdtemp(path.join(inject('worlds').folder, 'world-'))
  const secret = randomBytes(32).toString('hex')
  const whole: Environment = {
    DATABASE_URL: url,
    DATA_DIR: folder,
    SESSION_SECRET: secret,
    IDENTITY_KEY: secret,
    PUBLIC_URL: 'http://localhost',
    ...(await filesEnvironment()),
    ...environment,
  }
  const running = await started({ ...unhurried, ...set, config: readConfig(whole), databaseUrl: url })
  return new World(running, whole, async () => {
    await running.close()
    await database.drop()
    await rm(folder, { recursive: true })
  })
}

export class World {
  readonly running: Running
  /** What another process needs to work beside it. */
  readonly environment: Readonly<Environment>
  readonly close: () => Promise<void>
  /** Where the next caller calls from. */
  readonly #address: () => string
  #made = 0
  readonly #rows = new Rows((text, values) => this.sql(text, values))
  constructor(running: Running, environment: Environment, close: () => Promise<void>, address = () => '127.0.0.1') {
    this.#address = address
    this.running = running
    this.environment = environment
    this.close = close
  }

  get app() {
    return this.running.app
  }

  async sql<T>(text: string, values: unknown[] = []): Promise<T[]> {
    // Under names of their own: those that the product gives are numbered, and tests ask enough to take them all.
    return this.app.db.query({ name: hash('md5', text), text, values } as never)
  }

  anonymous() {
    return this.#client({})
  }

  /** Somebody signed in and acting as a customer account of their own. */
  async account({
    name = `Person ${++this.#made}`,
    email,
    roles = ['Customer.Owner'],
    entries = [],
    isSystemAdmin = false,
    isProven = true,
    companyId,
  }: AccountValues = {}) {
    const [firstName, lastName = 'Test'] = name.split(' ')
    const token = randomBytes(32).toString('base64url')
    const ids = { userId: uuidv7(), accountId: uuidv7() }
    await this.#person({
      ...ids,
      email: email ?? `person-${ids.userId}@test.example`,
      firstName: firstName!,
      lastName,
      isSystemAdmin,
      isProven,
      companyId,
      name,
      roles,
      entries,
      tokenHash: sha256(token).toString('hex'),
    })
    return this.#caller(token, ids)
  }
  readonly #person = inOneBreath(async (people: PersonRow[]) => {
    await this.sql(addPeople, [JSON.stringify(people)])
    return people
  })

  #client(caller: { headers?: Record<string, string>; graphql?: string }) {
    return new Client(this.running, { ...caller, address: this.#address() })
  }

  #caller(token: string, ids: { userId: string; accountId: string }) {
    return Object.assign(this.#client({ headers: { cookie: `session=${token}` } }), { ...ids, token })
  }

  async signIn(userId: string, accountId: string | null) {
    const token = randomBytes(32).toString('base64url')
    await this.#rows.insert('session', {
      token_hash: sha256(token),
      user_id: userId,
      account_id: accountId,
      expires_at: later(8),
      ends_at: later(24 * 30),
    })
    return this.#caller(token, { userId, accountId: accountId! })
  }

  /** Somebody who signs in for real; answers the address. */
  async userWithPassword(password: string) {
    const person = await this.account()
    await this.givePassword(person, password)
    const [user] = await this.sql<{ email: string }>('select email from app_user where id = $1', [person.userId])
    return user!.email
  }
  async givePassword({ userId }: object & { userId?: string }, password: string) {
    if (userId) await this.sql('update app_user set password_hash = $2 where id = $1', [userId, await hashOf(password)])
  }

  /** The secret of a link as it is sent by mail. */
  async passwordToken(userId: string, { purpose = 'reset', expires = later(24) } = {}) {
    const token = randomBytes(32).toString('base64url')
    await this.#rows.insert('password_token', { user_id: userId, token_hash: sha256(token), purpose, expires_at: expires })
    return token
  }

  permit(accountId: string, { subject, effect, action, expirationDate }: PermissionEntry) {
    return this.#rows.insert('permission', {
      account_id: accountId,
      subject,
      effect: effect ?? 'allow',
      action: action ?? null,
      expiration_date: expirationDate ?? null,
    })
  }

  /** A company, with whoever is asked for as somebody there. */
  async company(values: Record<string, unknown> = {}) {
    const number = String(310_000_000 + ++this.#made)
    const id = await this.#rows.insert('company', { organization_number: number, name: `Firma ${number} AS`, ...proven, ...values })
    const as = (...roles: string[]) => this.account({ companyId: id, roles: roles.map((role) => `Company.${role}`) })
    return { id, as, admin: await as('Admin') }
  }

  /** An estate with its owner. */
  async estate(values: Record<string, unknown> = {}) {
    const owner = await this.account({ name: `Eier ${++this.#made}` })
    const id = await this.#rows.insert('estate', {
      identity_kind: 'cadastre',
      municipality_no: '0301',
      gnr: 1,
      bnr: ++this.#made,
      fnr: 0,
      snr: 0,
      ownership_kind: 'owned',
      address_line1: `Prøveveien ${this.#made}`,
      ...values,
    })
    await this.own(id, owner.accountId)
    return {
      id,
      owner,
      coOwner: async () => {
        const person = await this.account()
        await this.own(id, person.accountId)
        return person
      },
      guest: async (level: 'read' | 'edit', options: GuestOptions = {}) => {
        const guest = await this.account({ roles: ['Customer.Guest'], entries: guestEntries(id, level, options) })
        await this.sql(addInvitation, [id, guest.accountId, level, options.denied ?? [], options.expires ?? null, owner.accountId])
        return guest
      },
      link: (options: LinkOptions = {}) => this.#link(id, owner.accountId, options),
    }
  }

  own(estateId: string, accountId: string) {
    return this.#rows.insert('estate_owner', { estate_id: estateId, account_id: accountId })
  }

  async #link(estateId: string, createdBy: string, { sections = linkable, expires = later(24), revoked = false }: LinkOptions) {
    const key = randomBytes(24).toString('base64url')
    await this.#rows.insert('public_link', {
      estate_id: estateId,
      key_hash: sha256(key),
      key_sealed: randomBytes(8),
      sections,
      expires_at: expires,
      revoked_at: revoked ? new Date() : null,
      created_by: createdBy,
    })
    return Object.assign(this.#client({ graphql: `/graphql/public/${key}` }), { key })
  }
}

/** What a link shows unless a test says otherwise: everything that a link can. */
const linkable = sectionNames.filter((section) => section !== 'estate' && sectionRules[section].linkable)

interface LinkOptions {
  sections?: string[]
  expires?: Date
  revoked?: boolean
}

export type TestEstate = Awaited<ReturnType<World['estate']>>

const sha256 = (text: string) => createHash('sha256').update(text).digest()
export const later = (hours: number) => new Date(Date.now() + hours * 3_600_000)

interface GuestOptions {
  denied?: string[]
  expires?: Date
}

function guestEntries(estateId: string, level: 'read' | 'edit', { denied = [], expires }: GuestOptions): PermissionEntry[] {
  const subject = `estate/${estateId}`
  const until = expires ? { expirationDate: expires } : {}
  return [
    level === 'read' ? { subject, action: 'read', ...until } : { subject, ...until },
    ...denied.map((section) => ({ subject: `${subject}/${section}`, action: 'read' as const, effect: 'deny' as const, ...until })),
  ]
}
