import type { EntityManager } from 'typeorm'
import type { Call } from '#server/kernel/call.ts'
import { AppError } from '#server/kernel/errors.ts'
import { Done, Written } from '#server/kernel/operation.ts'
import { type Ask, type Gate, type Grants, readingGate, type Reads, whoeverIsAdmitted } from '#server/kernel/permission.ts'
import { Rows } from '#server/kernel/read/description.ts'
import { type Hole, sql } from '#server/kernel/read/sql.ts'
import type { SignedIn, Viewer } from '#server/kernel/viewer.ts'
import { AccessLink } from '#server/sharing/accessLinks/accessLink.entity.ts'
import { AccessLinks, endAccessLink } from './accessLinks.ts'
import { tellOfAnswer, tellOfEnd } from './accessMails.ts'
import { whenOn } from './feature.ts'
import { companyId, ofAccount } from './guards.ts'
import { withEstateLicence } from './needsLicence.ts'
import { grantedOn, type OfEstate, onEstate, refused } from './onEstate.ts'
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
export const seesAccessLinks: Reads<OnEstate, AccessLinkRows> = whenOn(feature, {
  rule: `${reading.rule}, or the administrators and leaders of a company for its own`,
  admits: (viewer) => reading.admits(viewer),
  gate(ask) {
    const whole = reading.gate(ask)
    if (ask.viewer !== 'account') return whole
    const { estateId } = ask.input
    const ownLink = sql`${ofAccount(leads)}::boolean and exists (select from access_link l
      where l.estate_id = ${estateId} and l.company_id = ${companyId})`
    return {
      from: sql`(select ${ownLink} leads) c left join (${readingGate(whole)}) o on true`,
      where: sql`c.leads or o.may is not null`,
      holds: [[sql`c.leads or o.may`, refused]],
      facts: {},
    }
  },
  rows: ({ input: { estateId } }) => new AccessLinkRows(estateId),
})

/** Letting a supplier in is part of a plan that is paid for. */
export const asksForAccess = whenOn(feature, withEstateLicence(managing))

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

export const claimsAccessLinks: Grants<OnLink, OwnAccessLinks> = whenOn(feature, {
  rule: 'an administrator or leader of the company that the link is for',
  admits: (viewer: Viewer) => {
    if (!leads(signedInAs(viewer))) throw new AppError('unauthorizedUser', { reason: 'role' })
  },
  gate: whoeverIsAdmitted,
  grant: (_, { call, db }) => new OwnAccessLinks(signedInAs(call.viewer), db),
})

type OfLink = OfEstate & { linkId: string; ownId: string | null }

/** An owner may end any; a company its own. */
export const endsAccessLinks: Grants<OnLink, { end(): Promise<Done> }, OfLink> = {
  rule: `${managing.rule}, or an administrator of the company that the link is for`,
  admits: (viewer) => managing.admits(viewer),
  gate(ask: Ask<OnLink>): Gate<OfLink> {
    const { estateId, linkId } = ask.input
    const own = sql`select id from access_link where id = ${linkId} and estate_id = ${estateId} and company_id = ${companyId} for update`
    return {
      from: sql`(select (${own}) id offset 0) l left join (${readingGate(managing.gate(ask))}) o on true`,
      where: sql`l.id is not null or o.may is not null`,
      holds: [[sql`l.id is not null or o.may`, refused]],
      facts: { estateId: sql`${estateId}::uuid`, linkId: sql`${linkId}::uuid`, ownId: sql`l.id`, standing: sql`o.standing` },
    }
  },
  grant({ linkId, ownId, ...found }, by) {
    const { call, db } = by
    if (ownId) {
      const own = new OwnAccessLinks(signedInAs(call.viewer), db)
      return {
        end: async () => own.leave(call, (await own.find({ estateId: found.estateId, linkId }))!, linkId),
      }
    }
    const links = new AccessLinks(grantedOn(found, by, section))
    return {
      async end() {
        await links.end(call, linkId)
        return new Done(linkId)
      },
    }
  },
}
