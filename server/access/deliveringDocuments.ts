import { type Grants, type Reads, whoeverIsAdmitted } from '#server/kernel/permission.ts'
import { Rows } from '#server/kernel/read/description.ts'
import { type Hole, sql } from '#server/kernel/read/sql.ts'
import type { Viewer } from '#server/kernel/viewer.ts'
import { MailboxDocument } from '#server/mailbox/mailboxes/mailboxDocument.entity.ts'
import { MailboxMessage } from '#server/mailbox/mailboxes/mailboxMessage.entity.ts'
import { Deliveries } from './deliveries.ts'
import { whenOn } from './feature.ts'
import { companyId as ownCompanyId } from './guards.ts'
import { inCompanyAs } from './inCompanyAs.ts'
import { withLicence } from './needsLicence.ts'

/** What a company has sent, for reading. Only a permission makes it. */
class DeliveryRows {
  deliveries() {
    return new Rows<MailboxMessage>(MailboxMessage, [({ companyId }) => sql`${companyId} = ${ownCompanyId}`])
  }
  documents(deliveryId: Hole) {
    return new Rows<MailboxDocument>(MailboxDocument, [
      ({ messageId, companyId }) => sql`${messageId} = ${deliveryId} and ${companyId} = ${ownCompanyId}`,
    ])
  }
}

const senders = ['Company.Leader', 'Company.Professional']

const sender = (viewer: Viewer) => inCompanyAs(viewer, senders)

type Delivering = Reads<object, DeliveryRows> & Grants<object, Deliveries>
const delivering: Delivering = {
  rule: 'an account with the role Company.Leader or Company.Professional',
  admits: (viewer) => void sender(viewer),
  gate: whoeverIsAdmitted,
  rows: () => new DeliveryRows(),
  // Who sees the delivery sees what was in it.
  within: () => sql`true`,
  grant: (_, { call, db }) => new Deliveries(sender(call.viewer), db),
}

/** What the company has sent stays to be seen, licence or not. */
export const seesDeliveries: Delivering = whenOn('taskPage', delivering)
export const deliversDocuments: Delivering = whenOn('taskPage', withLicence('tasks', delivering))
