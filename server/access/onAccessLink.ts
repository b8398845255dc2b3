import type { EntityManager } from 'typeorm'
import type { Call } from '#server/kernel/call.ts'
import { AppError } from '#server/kernel/errors.ts'
import { Done, type Permission, Written } from '#server/kernel/operation.ts'
import { Rows } from '#server/kernel/read/description.ts'
import { type Hole, sql } from '#server/kernel/read/sql.ts'
import type { SignedIn, Viewer } from '#server/kernel/viewer.ts'
import { AccessLink } from '#server/sharing/accessLinks/accessLink.entity.ts'
import { AccessLinks, endAccessLink } from './accessLinks.ts'
import { tellOfAnswer, tellOfEnd } from './accessMails.ts'
import { whenOn } from './feature.ts'
import { companyId, ofAccount } from './guards.ts'
import { withEstateLicence } from './needsLicence.ts'
import { type EstatePermission, grantedOn, onEstate } from './onEstate.ts'
import { signedInAs } from './signedIn.ts'

type OnEstate = { estateId: string }
type OnLink = OnEstate & { linkId: string }

const feature = 'maintenancePlan'
const section = 'access-management'
const reading = onEstate('read', section)
const managing = onEstate('update', section)

const isOneOf = (...roles: string[]) => {
  return (viewer: SignedIn) => viewer.companyId !== null && viewer.roles.some((role) => roles.includes(role))
}
const leads = isOneOf('Company.Admin', 'Company.Leader')
const administers = isOneOf('Company.Admin')

/** The links of one estate, for reading: all of them for its owners, and for a company its own. */
class AccessLinkRows {
  readonly #estateId: Hole
  constructor(estateId: Hole) {
    this.#estateId = estateId
  }
  links() {
    return new Rows<AccessLink>(AccessLink, [
      (link) => sql`${link.estateId} = ${this.#estateId} and (${companyId}::uuid is null or ${link.companyId} = ${companyId})`,
    ])
  }
}

/** A company that is asked sees that it is, before there is anything else for it to see. */
export const seesAccessLinks: Permission<OnEstate, AccessLinkRows, never> = whenOn(feature, {
  rule: `${reading.rule}, or the administrators and leaders of a company for its own`,
  admits: (viewer) => reading.admits(viewer),
  reads(ask) {
    const { estateId } = ask.input
    const { gate } = reading.reads(ask)
    const scope = new AccessLinkRows(estateId)
    if (ask.viewer !== 'account') return { gate: gate!, scope }
    const ownLink = sql`${ofAccount(leads)}::boolean and exists (select from access_link l
      where l.estate_id = ${estateId} and l.company_id = ${companyId})`
    return {
      gate: sql`select (c.leads or coalesce(o.may, false)) may from (select ${ownLink} leads) c left join (${gate!}) o on true
        where c.leads or o.may is not null`,
      scope,
    }
  },
  grant() {
    throw new Error('links are listed, and changed one by one')
  },
})

const switchedOn = (permission: EstatePermission): EstatePermission => ({ ...permission, ...whenOn(feature, permission) })
/** Letting a supplier in is part of a plan that is paid for. */
export const asksForAccess = switchedOn(withEstateLicence(managing))

/** What a company was asked, or let in to, for it to answer. */
export class OwnAccessLinks {
  readonly #viewer: SignedIn
  readonly #db: EntityManager
  constructor(viewer: SignedIn, db: EntityManager) {
    this.#viewer = viewer
    this.#db = db
  }

  /** Once: whoever is second finds it claimed. */
  async claim(call: Call, { estateId, linkId }: OnLink) {
    const link = await this.find({ estateId, linkId })
    if (!link) throw new AppError('entityNotFound')
    call.noted.estateId = estateId
    if (link.status !== 'unclaimed') throw new AppError('entityAlreadyExists')
    const now = () => 'now()'
    await this.#db.update(AccessLink, { id: linkId }, { status: 'claimed', claimedAt: now, updatedAt: now })
    await tellOfAnswer(this.#db, call, { estateId, companyId: link.companyId!, isClaimed: true })
    return new Written(AccessLink, linkId, ['status'], false)
  }

  /** No to what was asked, or enough of what was. What came by default only an owner ends. */
  async leave(call: Call, { estateId, status, companyId: own }: AccessLink, linkId: string) {
    if (!administers(this.#viewer)) throw new AppError('authorizationFailure')
    if (status === 'claimedByDefault') throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
    await endAccessLink(this.#db, estateId, linkId)
    if (status === 'unclaimed') await tellOfAnswer(this.#db, call, { estateId, companyId: own!, isClaimed: false })
    else await tellOfEnd(this.#db, call, { estateId, companyId: own!, byCompany: true })
    return new Done(linkId)
  }

  /** Locked until the transaction ends. */
  async find({ estateId, linkId }: OnLink): Promise<AccessLink | null> {
    const own = this.#viewer.companyId
    if (!own) return null
    return this.#db.findOne(AccessLink, { where: { id: linkId, estateId, companyId: own }, lock: { mode: 'pessimistic_write' } })
  }
}

export const claimsAccessLinks: Permission<OnLink, never, OwnAccessLinks> = whenOn(feature, {
  rule: 'an administrator or leader of the company that the link is for',
  admits: (viewer: Viewer) => {
    if (!leads(signedInAs(viewer))) throw new AppError('unauthorizedUser', { reason: 'role' })
  },
  reads() {
    throw new Error('a link is claimed, not described')
  },
  grant: async ({ call, db }) => new OwnAccessLinks(signedInAs(call.viewer), db),
})

/** An owner may end any; a company its own. */
export const endsAccessLinks: Permission<OnLink, never, { end(): Promise<Done> }> = {
  rule: `${managing.rule}, or an administrator of the company that the link is for`,
  admits: (viewer) => managing.admits(viewer),
  reads() {
    throw new Error('a link is ended, not described')
  },
  async grant(ask) {
    const { call, db, input } = ask
    const own = new OwnAccessLinks(signedInAs(call.viewer), db)
    const link = await own.find(input)
    if (link) {
      call.noted.estateId = input.estateId
      return { end: () => own.leave(call, link, input.linkId) }
    }
    const links = new AccessLinks(await grantedOn(ask, 'update', section))
    return {
      async end() {
        await links.end(call, input.linkId)
        return new Done(input.linkId)
      },
    }
  },
}
