import type { Action } from '#schema/access/entries.ts'
import type { Grants, Reads } from '#server/kernel/permission.ts'
import { OneRow, Rows } from '#server/kernel/read/description.ts'
import { type Hole, sql } from '#server/kernel/read/sql.ts'
import { Mailbox } from '#server/mailbox/mailboxes/mailbox.entity.ts'
import { MailboxDocument } from '#server/mailbox/mailboxes/mailboxDocument.entity.ts'
import { Mailboxes } from './mailboxes.ts'
import { grantedOn, type OfEstate, onEstate } from './onEstate.ts'

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
    return new OneRow<Mailbox>(Mailbox, [
      ({ estateId, companyId }) => sql`${estateId} = ${this.#estateId} and ${companyId} = ${this.#companyId}`,
    ])
  }
  documents() {
    return new Rows<MailboxDocument>(MailboxDocument, [
      ({ estateId, companyId, deletedAt }) =>
        sql`${estateId} = ${this.#estateId} and ${companyId} = ${this.#companyId} and ${deletedAt} is null`,
    ])
  }
}

/** Acting on the mailbox of one company. One that has sent nothing to the estate does not exist there. */
export const onMailbox = (action: Action): Reads<OnMailbox, MailboxRows> & Grants<OnMailbox, Mailboxes, OfEstate> => {
  const onWhole = onEstate(action, 'mailbox')
  return {
    rule: onWhole.rule,
    admits: (viewer) => onWhole.admits(viewer),
    gate({ viewer, input }) {
      const whole = onWhole.gate({ viewer, input })
      const isThere = sql`exists (select from mailbox m where m.estate_id = ${input.estateId} and m.company_id = ${input.companyId})`
      return { ...whole, where: sql`${whole.where!} and ((${whole.holds[0]![0]}) is not true or ${isThere})` }
    },
    rows: ({ input: { estateId, companyId } }) => new MailboxRows(estateId, companyId),
    // Who sees the mailbox sees what is in it.
    within: () => sql`true`,
    grant: (found, by) => new Mailboxes(grantedOn(found, by, 'mailbox')),
  }
}

/** Acting on what lies in the mailboxes of an estate. */
export const onMailboxes = (action: Action): Grants<{ estateId: string }, Mailboxes, OfEstate> => {
  const onWhole = onEstate(action, 'mailbox')
  return {
    rule: onWhole.rule,
    admits: (viewer) => onWhole.admits(viewer),
    gate: (ask) => onWhole.gate(ask),
    grant: (found, by) => new Mailboxes(grantedOn(found, by, 'mailbox')),
  }
}
