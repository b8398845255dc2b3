import { type Reads, whoeverIsAdmitted } from '#server/kernel/permission.ts'
import { AccountRows } from './accountRows.ts'
import { asAccount } from './signedIn.ts'

export const seesUpdates: Reads<object, AccountRows> = {
  rule: 'an account, of its own estates what it may read',
  admits: (viewer) => asAccount.admits(viewer),
  gate: whoeverIsAdmitted,
  rows: () => new AccountRows(),
}
