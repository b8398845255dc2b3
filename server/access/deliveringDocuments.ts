import { IsNull } from 'typeorm'
import { Estate } from '#server/estates/estates/estate.entity.ts'
import { type Grants, type Reads, whoeverIsAdmitted } from '#server/kernel/permission.ts'
import { Rows } from '#server/kernel/read/description.ts'
import { type Hole, sql } from '#server/kernel/read/sql.ts'
import type { Viewer } from '#server/kernel/viewer.ts'
import { MailboxDocument } from '#server/mailbox/mailboxes/mailboxDocument.entity.ts'
import { MailboxMessage } from '#server/mailbox/mailboxes/mailboxMessage.entity.ts'
import { CompanyGrant, type WithinCompany } from './companyGrant.ts'
import { EstateGrant } from './estateGrant.ts'
import { whenOn } from './feature.ts'
import { companyId as ownCompanyId } from './guards.ts'
import { ofEstate } from './heldSql.ts'
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

const isKept = ofEstate('select from estate_owner where estate_id = $1 for key share')

/** May send documents for a company. Only a permission makes one. */
export class DeliveringGrant extends CompanyGrant {
  readonly #within: WithinCompany
  constructor(within: WithinCompany) {
    super(within)
    this.#within = within
  }

  /** The estate at that place in the land register, if somebody owns it here. */
  async estateAt(identity: Readonly<Record<string, unknown>>): Promise<Estate | null> {
    const given = Object.entries(identity).filter(([, value]) => value !== null)
    const estate = await this.#within.db.findOneBy(Estate, { ...Object.fromEntries(given), removedAt: IsNull() })
    return estate && (await this.mailbox(estate.id)) && estate
  }

  /** Whoever knows an estate that somebody owns may put something into its mailbox, and may do nothing else there. */
  async mailbox(estateId: string): Promise<EstateGrant | null> {
    const grant = new EstateGrant({ ...this.#within, estateId, section: 'mailbox', standing: 'none' })
    return (await grant.query(isKept)).length ? grant : null
  }
}

const senders = ['Company.Leader', 'Company.Professional'] as const

const sender = (viewer: Viewer) => inCompanyAs(viewer, senders)

type Delivering = Reads<object, DeliveryRows> & Grants<object, DeliveringGrant>
const delivering: Delivering = {
  area: 'mailbox',
  rule: 'an account with the role Company.Leader or Company.Professional',
  admits: (viewer) => void sender(viewer),
  gate: whoeverIsAdmitted,
  rows: () => new DeliveryRows(),
  // Who sees the delivery sees what was in it.
  within: () => sql`true`,
  grant(_, { call, db }) {
    const viewer = sender(call.viewer)
    return new DeliveringGrant({ companyId: viewer.companyId, viewer, db, versionMustBeGiven: call.versionMustBeGiven })
  },
}

/** What the company has sent stays to be seen, licence or not. */
export const seesDeliveries: Delivering = whenOn('taskPage', delivering)
export const deliversDocuments: Delivering = whenOn('taskPage', withLicence('tasks', delivering))
