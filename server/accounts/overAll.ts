import type { AccountGrant } from '#server/access/accountGrant.ts'
import { ofAccount } from '#server/access/heldSql.ts'
import { type Feature, features } from '#server/config/features.ts'
import { there } from '#server/kernel/errors.ts'
import type { Parts } from '#server/kernel/parts.ts'
import { join, Param, type Sql, sql, type Statement } from '#server/kernel/read/sql.ts'
import type { Language } from '#server/kernel/texts.ts'

/** When what a slice says of an account's records is said. */
export interface Condition {
  /** The part of the product that has to be on. */
  feature?: Feature
  /** What holds for whoever asks, where the estates and projects do not say it already. */
  holds?: Sql
}

const on = new Map<Feature, Sql>(features.map((feature) => [feature, sql`${new Param((ask) => ask.features?.includes(feature))}::boolean`]))

/** Of an estate, what is told follows from the rights on it, which say nothing of what a token was not made for; of all else it is said with it. */
export function where({ feature, holds }: Condition, selects: readonly Sql[]): readonly Sql[] {
  const such = [...(feature ? [on.get(feature)!] : []), ...(holds ? [holds] : [])]
  return such.length ? selects.map((each) => sql`(select * from (${each}) x where ${join(such, ' and ')})`) : selects
}

interface Asker {
  features: readonly Feature[]
  language: Language
  input?: Readonly<Record<string, unknown>>
}

/** One statement of what all slices say, written once they have, whose first parameter is the account. */
export function overAll<Part, Row>(parts: Parts<Part>, write: (all: readonly Part[]) => Statement) {
  const prepared = parts.made((all) => {
    const whole = write(all)
    return { whole, statement: ofAccount(whole.text) }
  })
  return async (grant: AccountGrant, { features: switched, language, input = {} }: Asker): Promise<Row> => {
    const { whole, statement } = prepared()
    const [, ...rest] = whole.values({ viewer: grant.viewer, language, features: switched, input, variables: {} })
    const [row] = await grant.query<Row>(statement, ...rest)
    return there(row)
  }
}
