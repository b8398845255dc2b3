import type { EntityManager } from 'typeorm'
import type { AboutPeople } from '#server/kernel/rows/heldRows.ts'

/** Whose rows a statement is about. */
export type Holder = keyof typeof tables
const tables = { estate: 'estate', company: 'company', project: 'project', account: 'account', user: 'app_user' } as const

/** Of nobody in particular. */
type Unheld = 'everybody' | 'people'

/** SQL about the rows of one holder, whose id is `$1`. It is written as its module loads, and run once the start has seen it. */
export class HeldSql<H extends Holder | Unheld = Holder> {
  readonly holder: H
  readonly text: string
  readonly #sent: string
  #isSound = false
  constructor(holder: H, text: string, sent = text) {
    this.holder = holder
    this.text = text
    this.#sent = sent
    written.push(this)
  }
  get isSound() {
    return this.#isSound
  }
  /** Held against the live catalogue, as the product starts. */
  prove() {
    this.#isSound = true
  }

  /** What it finds; of a change, what that returns. */
  async run<Result>(db: Pick<EntityManager, 'query'>, values: readonly unknown[]): Promise<Result[]> {
    if (!this.#isSound) throw new Error(`Not seen at the start: ${this.text}`)
    const rows: Result[] | [Result[], number] = await db.query(this.#sent, [...values])
    return (Array.isArray(rows[0]) ? rows[0] : rows) as Result[]
  }
}
export type EstateSql = HeldSql<'estate'>
export type CompanySql = HeldSql<'company'>
export type AccountSql = HeldSql<'account'>
export type PeopleSql = HeldSql<'people'>
/** Every grant, and the caretaker. */
export interface AsksAboutPeople extends AboutPeople {
  query<Result>(statement: PeopleSql, ...values: readonly unknown[]): Promise<Result[]>
}

const written: HeldSql<Holder | Unheld>[] = []
export const writtenSql = (): readonly HeldSql<Holder | Unheld>[] => written

/** Somewhere the holder itself is named, and nothing beside it opens the door again. */
function saysWhose(holder: Holder, text: string) {
  const [key, table] = [`${holder}_id`, tables[holder]]
  const startsHere = new RegExp(
    `\\b\\w*${key}\\s*=\\s*\\$1\\b|\\$1\\s*=\\s*\\w+\\.\\w*${key}\\b|\\b(from|update|join) ${table}( \\w+)?( set [^;]*?)? where (\\w+\\.)?id = \\$1\\b|^\\s*insert [^;]*?\\b(values \\(|select )\\$1\\b`,
  )
  const opensUp = new RegExp(`\\b${key}\\s*=\\s*\\$1\\s+or\\b`, 'i')
  return startsHere.test(text) && !text.includes(';') && !opensUp.test(text)
}

/**
 * One that takes longer to plan than to answer is not to be planned for each holder anew, which PostgreSQL does as long as that
 * seems to pay. Behind a sub-select it does not see whose rows are asked for.
 */
const plannedOnce = (text: string) => text.replaceAll(/\$1\b(::uuid)?/g, () => '(select $1::uuid)')

const held =
  <H extends Holder>(holder: H) =>
  (text: string, { isPlannedOnce = false } = {}) => {
    if (!saysWhose(holder, text)) throw new Error(`This does not say whose it is: ${text}`)
    return new HeldSql(holder, text, isPlannedOnce ? plannedOnce(text) : text)
  }

export const ofEstate = held('estate')
export const ofCompany = held('company')
export const ofProject = held('project')
export const ofAccount = held('account')
export const ofUser = held('user')
/** For what the house does by itself, and for those who look after all of it. */
export const ofEverybody = (text: string) => new HeldSql('everybody', text)
/** About people whom somebody else names, or who are not signed in yet: by an address, a token or a password that was shown. */
export const ofPeople = (text: string) => new HeldSql('people', text)
