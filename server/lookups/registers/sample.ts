import type { Caretaker } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import type { App } from '#server/kernel/app.ts'
import type { RegisteredAddress, RegisteredCompany, RoleHolder } from '#server/kernel/registers.ts'
import { oneLine } from './addressApi.ts'

/** After every other text that begins the same way. */
const end = '\u{10FFFF}'

const companyColumns = 'organization_number "organizationNumber", name, address_line1 "addressLine1", postal_code "postalCode", city'
const oneCompany = ofEverybody(`select ${companyColumns} from register_company where organization_number = $1`)
const roles = ofEverybody(
  'select name, birthdate::text, role from register_company_role where organization_number = $1 order by role, name',
)

/** The registers that come with the product. What begins as it was typed comes first, then what has all the words. */
export class SampleRegisters {
  readonly #caretaker: Caretaker
  readonly #send: App['send']
  constructor(caretaker: Caretaker, { send }: Pick<App, 'send'>) {
    this.#caretaker = caretaker
    this.#send = send
  }

  async addresses(search: string, limit: number): Promise<RegisteredAddress[]> {
    const columns = 'address_line1 "addressLine1", postal_code "postalCode", city, municipality_no "municipalityNumber", gnr, bnr, fnr'
    const rows = await this.#matches<Omit<RegisteredAddress, 'name'>>('register_address', 'id', columns, search, limit)
    return rows.map((row) => ({ name: oneLine(row.addressLine1, row.postalCode, row.city), ...row }))
  }

  companies(search: string, limit: number): Promise<RegisteredCompany[]> {
    return this.#matches<RegisteredCompany>('register_company', 'organization_number', companyColumns, search, limit)
  }

  async company(organizationNumber: string): Promise<RegisteredCompany | undefined> {
    const [registeredCompany] = await this.#caretaker.query<RegisteredCompany>(oneCompany, organizationNumber)
    return registeredCompany
  }

  rolesIn(organizationNumber: string): Promise<RoleHolder[]> {
    return this.#caretaker.query<RoleHolder>(roles, organizationNumber)
  }

  async #matches<T>(table: string, key: string, columns: string, search: string, limit: number): Promise<T[]> {
    // Folded once and beside it, so that PostgreSQL need not look for another way with each text that is typed.
    const begins = 'search_text >= typed.folded and search_text < typed.folded || $2'
    const values = [plain(search), end]
    // Written out, so that PostgreSQL knows how few are wanted when it looks for the best way to them.
    const most = (left: number) => `order by search_text, ${key} limit ${Math.trunc(left)}`
    const sampleOf = async (name: string, where: string, left: number, searched: readonly string[]) => {
      const rows = `(select * from ${table} where ${where} ${most(left)}) found`
      const text = `select coalesce(json_agg(r), '[]')::text from (select ${columns} from (select folded($1) offset 0) typed cross join lateral ${rows}) r`
      const [[json] = []] = await this.#send({ name, text, values: [...searched] })
      return JSON.parse(json as string) as T[]
    }
    const first = await sampleOf(`${table} ${limit}`, begins, limit, values)
    const patterns = plain(search)
      .split(' ')
      .filter(Boolean)
      .slice(0, 6)
      .map((word) => `%${escaped(word)}%`)
    // Fewer than three letters are in nearly everything.
    if (first.length === limit || !patterns.some((pattern) => pattern.length >= 5)) return first
    const has = patterns.map((_, i) => `search_text like folded($${i + 3})`).join(' and ')
    const left = limit - first.length
    const more = await sampleOf(`${table} ${left} by ${patterns.length}`, `${has} and not (${begins})`, left, [...values, ...patterns])
    return [...first, ...more]
  }
}

/** Commas and doubled spaces say nothing: what is searched has none. */
const plain = (search: string) => search.replaceAll(/[\s,]+/g, ' ').trim()
const escaped = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`)
