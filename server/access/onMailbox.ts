import type { Action } from '#schema/access/entries.ts'
import type { Permission } from '#server/kernel/operation.ts'
import { OneRow, Rows } from '#server/kernel/read/description.ts'
import { type Hole, sql } from '#server/kernel/read/sql.ts'
import { Mailbox } from '#server/mailbox/mailboxes/mailbox.entity.ts'
import { MailboxDocument } from '#server/mailbox/mailboxes/mailboxDocument.entity.ts'
import { Mailboxes } from './mailboxes.ts'
import { grantedOn, onEstate } from './onEstate.ts'

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
export const onMailbox = (action: Action): Permission<OnMailbox, MailboxRows, Mailboxes> => {
  const onWhole = onEstate(action, 'mailbox')
  return {
    rule: onWhole.rule,
    admits: (viewer) => onWhole.admits(viewer),
    reads({ viewer, input }) {
      const { estateId, companyId } = input
      const { gate } = onWhole.reads({ viewer, input })
      return {
        gate: sql`select w.may from (${gate!}) w
          where not w.may or exists (select from mailbox m where m.estate_id = ${estateId} and m.company_id = ${companyId})`,
        scope: new MailboxRows(estateId, companyId),
      }
    },
    // Who sees the mailbox sees what is in it.
    within: () => sql`true`,
    grant: async (ask) => new Mailboxes(await grantedOn(ask, action, 'mailbox')),
  }
}

/** Acting on what lies in the mailboxes of an estate. */
export const onMailboxes = (action: Action): Permission<{ estateId: string }, never, Mailboxes> => {
  const onWhole = onEstate(action, 'mailbox')
  return {
    rule: onWhole.rule,
    admits: (viewer) => onWhole.admits(viewer),
    reads() {
      throw new Error('a document in a mailbox is read with the mailbox')
    },
    grant: async (ask) => new Mailboxes(await grantedOn(ask, action, 'mailbox')),
  }
}
