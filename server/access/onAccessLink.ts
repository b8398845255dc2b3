import type { EntityManager } from 'typeorm'
import { hasRoles, type RoleName } from '#schema/access/roles.ts'
import type { Call } from '#server/kernel/call.ts'
import { AppError } from '#server/kernel/errors.ts'
import { type Ask, type Gate, type Grants, readingGate, type Reads } from '#server/kernel/permission.ts'
import { type Holes, Rows } from '#server/kernel/read/description.ts'
import { type Hole, raw, sql } from '#server/kernel/read/sql.ts'
import type { SignedIn, Viewer } from '#server/kernel/viewer.ts'
import { AccessLink } from '#server/sharing/accessLinks/accessLink.entity.ts'
import { EstateDoor } from './estateDoor.ts'
import { whenOn } from './feature.ts'
import { companyId, ofAccount } from './guards.ts'
import { inPerson } from './inPerson.ts'
import { withEstateLicence } from './needsLicence.ts'
import { onEstate, refused } from './onEstate.ts'
import { signedInAs } from './signedIn.ts'

type OnEstate = { estateId: string }
type OnLink = OnEstate & { linkId: string }

const feature = 'maintenancePlan'
const section = 'access-management'
const reading = onEstate('read', section)
const asking = onEstate('create', section)
const ending = onEstate('delete', section)

const isOneOf = (...roles: RoleName[]) => {
  return (viewer: SignedIn) => viewer.companyId !== null && hasRoles(viewer.roles, { anyOf: roles })
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
  area: 'sharing',
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
export const asksForAccess = whenOn(feature, withEstateLicence(asking))

interface OfLink extends OnLink {
  /** Whether it lets the company in that acts; else it is somebody who may end any of the estate. */
  isOwn: boolean
}

/** May deal with one link of an estate. Only a permission makes one. */
export class AccessLinkGrant extends EstateDoor {
  readonly viewer: SignedIn
  readonly linkId: string
  readonly isOwn: boolean
  constructor({ estateId, linkId, isOwn }: OfLink, { call, db }: { call: Call; db: EntityManager }) {
    super({ estateId, db, versionMustBeGiven: call.versionMustBeGiven })
    this.viewer = signedInAs(call.viewer)
    this.linkId = linkId
    this.isOwn = isOwn
  }
}

/** The links of one's own company, held until the command is done. */
const ownLink = ({ estateId, linkId }: Holes<OnLink>) =>
  sql`access_link where id = ${linkId} and estate_id = ${estateId} and company_id = ${companyId}`

const claiming: Grants<OnLink, AccessLinkGrant, OfLink> = {
  area: 'sharing',
  rule: 'an administrator or leader of the company that the link is for',
  admits: (viewer: Viewer) => {
    if (!leads(signedInAs(viewer))) throw new AppError('unauthorizedUser', { reason: 'role' })
  },
  gate: ({ input }: Ask<OnLink>): Gate<OfLink> => ({
    from: ownLink(input),
    holds: [],
    facts: { estateId: sql`estate_id`, linkId: sql`id`, isOwn: sql`true` },
    lock: raw('for update'),
  }),
  grant: (facts, by) => new AccessLinkGrant(facts, by),
}
export const claimsAccessLinks = whenOn(feature, inPerson(claiming))

/** An owner may end any; the administrators of a company its own. */
export const endsAccessLinks: Grants<OnLink, AccessLinkGrant, OfLink> = {
  area: 'sharing',
  rule: `${ending.rule}, or an administrator of the company that the link is for`,
  admits: (viewer) => ending.admits(viewer),
  gate(ask): Gate<OfLink> {
    const { estateId, linkId } = ask.input
    return {
      from: sql`(select (select id from ${ownLink(ask.input)} for update) id offset 0) l left join (${readingGate(ending.gate(ask))}) o on true`,
      where: sql`l.id is not null or o.may is not null`,
      holds: [[sql`case when l.id is null then o.may else ${ofAccount(administers)}::boolean end`, refused]],
      facts: { estateId: sql`${estateId}::uuid`, linkId: sql`${linkId}::uuid`, isOwn: sql`l.id is not null` },
    }
  },
  grant: (facts, by) => new AccessLinkGrant(facts, by),
}
