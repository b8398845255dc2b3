import type { Reads } from '#server/kernel/permission.ts'
import { OneRow, Rows } from '#server/kernel/read/description.ts'
import { type Hole, type Sql, sql } from '#server/kernel/read/sql.ts'
import { reachOf } from '#server/kernel/tokenReach.ts'
import { Mailbox } from '#server/mailbox/mailboxes/mailbox.entity.ts'
import { MailboxDocument } from '#server/mailbox/mailboxes/mailboxDocument.entity.ts'
import { onEstate } from './onEstate.ts'

type OnMailbox = { estateId: string; companyId: string }

/** What one company has sent to one estate, for reading. Only a permission makes it. */
class MailboxRows {
  readonly #estateId: Hole
  readonly #companyId: Hole
  constructor(estateId: Hole, companyId: Hole) {
    this.#estateId = estateId
    this.#companyId = companyId
  }

  mailbox() {
    return new OneRow<Mailbox>(Mailbox, [this.#mine])
  }
  documents() {
    return new Rows<MailboxDocument>(MailboxDocument, [this.#mine, ({ deletedAt }) => sql`${deletedAt} is null`])
  }
  readonly #mine = ({ estateId, companyId }: Record<keyof OnMailbox, Sql>) =>
    sql`${estateId} = ${this.#estateId} and ${companyId} = ${this.#companyId}`
}

const whole = onEstate('read', 'mailbox')

/** Reading the mailbox of one company. One that has sent nothing to the estate does not exist there. */
export const readsMailbox: Reads<OnMailbox, MailboxRows> = {
  rule: whole.rule,
  ...reachOf(whole),
  admits: (viewer) => whole.admits(viewer),
  gate(ask) {
    const gate = whole.gate(ask)
    const { estateId, companyId } = ask.input
    const isThere = sql`exists (select from mailbox m where m.estate_id = ${estateId} and m.company_id = ${companyId})`
    return { ...gate, where: sql`${gate.where!} and ((${gate.holds[0]![0]}) is not true or ${isThere})` }
  },
  rows: ({ input: { estateId, companyId } }) => new MailboxRows(estateId, companyId),
  // Who sees the mailbox sees what is in it.
  within: () => sql`true`,
}
