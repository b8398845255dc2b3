import { hashPassword } from '#server/accounts/password/hashing.offer.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'
import { Browser } from './browser.ts'
import { rest } from './transports.ts'

export const password = 'Blå-dør-7'
const passwordHash = hashPassword(password)

interface AccountValues {
  name?: string
  roles?: string[]
  companyId?: string
  isDisabled?: boolean
  isRemembered?: boolean
}

/** People with passwords and accounts, each calling from an address of their own. */
export class People {
  readonly world: World
  #addresses = 0
  constructor(world: World) {
    this.world = world
  }

  address() {
    const number = ++this.#addresses
    return `10.1.${number >> 8}.${number & 255}`
  }

  visitor(address = this.address(), cookie?: string) {
    return new Browser(this.world.running, address, cookie)
  }

  async company(name = 'Murmester AS') {
    const number = String(200_000_000 + ++this.#addresses)
    return this.#id('insert into company (organization_number, name) values ($1, $2) returning id', [number, name])
  }

  /** Somebody with a password and accounts, not signed in. Without a word about them, one customer account. */
  async person({
    accounts = [{}],
    values = {},
    hash,
  }: { accounts?: AccountValues[]; values?: Record<string, unknown>; hash?: string | null } = {}) {
    const email = `person-${uuidv7()}@test.example`
    const row = {
      email,
      first_name: 'Kari',
      last_name: 'Nordmann',
      email_verified_at: new Date(),
      password_hash: hash === undefined ? await passwordHash : hash,
      ...values,
    }
    const columns = Object.keys(row)
    const userId = await this.#id(
      `insert into app_user (${columns.join()}) values (${columns.map((_, i) => `$${i + 1}`).join()}) returning id`,
      Object.values(row),
    )
    const accountIds: string[] = []
    for (const account of accounts) accountIds.push(await this.account(userId, account))
    return { userId, email, accountIds, accountId: accountIds[0]! }
  }

  async account(
    userId: string,
    { name = 'Kari Nordmann', roles = [], companyId, isDisabled = false, isRemembered = false }: AccountValues,
  ) {
    const id = await this.#id(
      'insert into account (user_id, account_type, company_id, name, is_disabled, is_remembered) values ($1, $2, $3, $4, $5, $6) returning id',
      [userId, companyId ? 'company' : 'customer', companyId ?? null, name, isDisabled, isRemembered],
    )
    for (const role of roles) await this.world.sql('insert into account_role (account_id, role) values ($1, $2)', [id, role])
    return id
  }

  /** Signed in through the front door, as their first account where they have one. */
  async signedIn(options: Parameters<People['person']>[0] = {}) {
    const person = await this.person(options)
    const browser = this.visitor()
    await rest.login(browser, person.email, password)
    if (person.accountId) await rest.select(browser, person.accountId)
    return { ...person, browser }
  }

  sessionsOf(userId: string) {
    return this.world.sql<{ id: string; version: number }>('select id, version from session where user_id = $1', [userId])
  }

  close() {
    return this.world.close()
  }

  async #id(text: string, values: unknown[]) {
    const [row] = await this.world.sql<{ id: string }>(text, values)
    return row!.id
  }
}

export const createPeople = async (environment?: Record<string, string>) => new People(await createWorld(environment))
