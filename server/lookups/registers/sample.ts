import type { App } from '#server/kernel/app.ts'
import type { RegisteredAddress, RegisteredCompany, RoleHolder } from '#server/kernel/registers.ts'
import { oneLine } from './addressApi.ts'

/** After every other text that begins the same way. */
const end = '\u{10FFFF}'

/** The registers that come with the product. What begins as it was typed comes first, then what has all the words. */
export class SampleRegisters {
  readonly #db: App['db']
  readonly #send: App['send']
  constructor({ db, send }: Pick<App, 'db' | 'send'>) {
    this.#db = db
    this.#send = send
  }

  async addresses(search: string, limit: number): Promise<RegisteredAddress[]> {
    const columns = 'address_line1 "addressLine1", postal_code "postalCode", city, municipality_no "municipalityNumber", gnr, bnr, fnr'
    const rows = await this.#found<Omit<RegisteredAddress, 'name'>>('register_address', 'id', columns, search, limit)
    return rows.map((row) => ({ name: oneLine(row.addressLine1, row.postalCode, row.city), ...row }))
  }

  companies(search: string, limit: number): Promise<RegisteredCompany[]> {
    return this.#found<RegisteredCompany>('register_company', 'organization_number', companyColumns, search, limit)
  }

  async company(organizationNumber: string): Promise<RegisteredCompany | undefined> {
    const [found]: RegisteredCompany[] = await this.#db.query(
      `select ${companyColumns} from register_company where organization_number = $1`,
      [organizationNumber],
    )
    return found
  }

  rolesIn(organizationNumber: string): Promise<RoleHolder[]> {
    const roles = 'select name, birthdate::text, role from register_company_role where organization_number = $1 order by role, name'
    return this.#db.query(roles, [organizationNumber])
  }

  async #found<T>(table: string, key: string, columns: string, search: string, limit: number): Promise<T[]> {
    // In parentheses of their own, so that PostgreSQL need not look for another way with each text that is typed.
    const begins = 'search_text >= (select folded($1)) and search_text < (select folded($1) || $2)'
    const values = [plain(search), end]
    // Written out, so that PostgreSQL knows how few are wanted when it looks for the best way to them.
    const most = (left: number) => `order by search_text, ${key} limit ${Math.trunc(left)}`
    const [[found] = []] = await this.#send({
      name: `${table} ${limit}`,
      text: `select coalesce(json_agg(r), '[]')::text from (select ${columns} from ${table} where ${begins} ${most(limit)}) r`,
      values,
    })
    const first = JSON.parse(found as string) as T[]
    const patterns = plain(search)
      .split(' ')
      .filter(Boolean)
      .slice(0, 6)
      .map((word) => `%${escaped(word)}%`)
    // Fewer than three letters are in nearly everything.
    if (first.length === limit || !patterns.some((pattern) => pattern.length >= 5)) return first
    const has = patterns.map((_, i) => `search_text like folded($${i + 3})`).join(' and ')
    const more: T[] = await this.#db.query(
      `select ${columns} from ${table} where ${has} and not (${begins}) ${most(limit - first.length)}`,
      [...values, ...patterns],
    )
    return [...first, ...more]
  }
}

const companyColumns = 'organization_number "organizationNumber", name, address_line1 "addressLine1", postal_code "postalCode", city'
/** Commas and doubled spaces say nothing: what is searched has none. */
const plain = (search: string) => search.replaceAll(/[\s,]+/g, ' ').trim()
const escaped = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`)
