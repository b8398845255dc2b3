import type { OrderSide } from '#schema/projects/orderTypes.ts'
import type { Grants } from '#server/kernel/permission.ts'
import { onProject } from './onProject.ts'
import { type OfOrder, OrderGrant } from './orderGrant.ts'
import { ProjectGrant, type WithinProject } from './projectGrant.ts'
import { signedInAs } from './signedIn.ts'

/** May make orders in a project. Only a permission makes one. */
export class MakingGrant extends ProjectGrant {
  readonly #within: WithinProject
  /** Where whoever makes it stands. */
  readonly side: OrderSide
  constructor(within: WithinProject) {
    super(within)
    this.#within = within
    const { standing, viewer, companyId } = within
    this.side = standing === 'owner' ? 'owner' : standing === 'manager' || viewer.companyId === companyId ? 'company' : 'subcontractor'
  }
  /** The order that was just made. */
  made(orderId: string) {
    return new OrderGrant({ ...this.#within, orderId, side: this.side, doers: ['maker'] })
  }
}

const making = onProject('create orders')
export const makesOrders: Grants<{ projectId: string }, MakingGrant, Pick<OfOrder, 'projectId' | 'estateId' | 'companyId' | 'standing'>> = {
  ...making,
  grant: (facts, { call, db }) =>
    new MakingGrant({ ...facts, viewer: signedInAs(call.viewer), db, versionMustBeGiven: call.versionMustBeGiven }),
}
