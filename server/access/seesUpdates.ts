import { type Reads, whoeverIsAdmitted } from '#server/kernel/permission.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { AccountRows } from './accountRows.ts'
import { rightsFor } from './onEstate.ts'
import { asAccount } from './signedIn.ts'

/** What is new on the account's estates, for reading. Only a permission makes it. */
class UpdateRows {
  /** Those whose mailbox the account may read, with something in it that nobody has seen. */
  estatesWithMail() {
    const own = new AccountRows().estates()
    return own.where(
      ({ id }) => sql`exists (select from mailbox_document d where d.estate_id = ${id} and d.seen_at is null and d.deleted_at is null)
        and ${rightsFor('account', id, 'read', 'mailbox', own.known)}`,
    )
  }
}

export const seesUpdates: Reads<object, UpdateRows> = {
  rule: 'an account, of its own estates what it may read',
  admits: (viewer) => asAccount.admits(viewer),
  gate: whoeverIsAdmitted,
  rows: () => new UpdateRows(),
}
