import type { EntityManager } from 'typeorm'
import type { Action } from '#schema/access/entries.ts'
import { type SectionName, sectionRules } from '#schema/access/sections.ts'
import { areaOfSection } from '#schema/access/tokenAreas.ts'
import type { Call } from '#server/kernel/call.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Ask, Gate, Grants, Reads } from '#server/kernel/permission.ts'
import type { KnownOfRow } from '#server/kernel/read/description.ts'
import { type Hole, literal, type Param, type Sql, sql } from '#server/kernel/read/sql.ts'
import type { SignedIn, ViewerKind } from '#server/kernel/viewer.ts'
import { type Deed, deedOf } from './deeds.ts'
import { EstateGrant, type Within } from './estateGrant.ts'
import { mayByLink, rightsByStanding, standingsWhere, type Standing } from './estateRights.ts'
import { EstateRows } from './estateRows.ts'
import { ofAccount, ofLink } from './guards.ts'
import { inPerson } from './inPerson.ts'
import { signedInAs } from './signedIn.ts'
import { estateWithStanding, standingOn } from './standing.ts'

export type OnEstate = { estateId: string }

/** What the gate of an estate finds out. */
export interface OfEstate {
  estateId: string
  standing: Standing
}
export interface EstatePermission extends Reads<OnEstate, EstateRows>, Grants<OnEstate, EstateGrant, OfEstate> {
  gate(ask: Ask<OnEstate>): Gate<OfEstate>
  section: SectionName
  /** The fields of the input that say where a record hangs; its columns have the same names. */
  keys: readonly string[]
}

/** Acting on one estate, or on a section of it. */
export const onEstate = (deed: Action | Deed, section: SectionName = 'estate'): EstatePermission =>
  sectionRules[section].inPerson && deedOf(deed).wording !== 'read' ? inPerson(acting(deed, section)) : acting(deed, section)

const acting = (deed: Action | Deed, section: SectionName): EstatePermission => ({
  section,
  area: section === 'estate' && deedOf(deed).first === 'read' ? 'open' : areaOfSection(section),
  keepsToEstates: true,
  keys: ['estateId'],
  rule: `${deedOf(deed).wording} estate/{estateId}${section === 'estate' ? '' : `/${section}`}`,

  admits(viewer) {
    if (viewer.kind === 'anonymous') throw new AppError('unauthenticatedUser')
    if (viewer.kind === 'account') signedInAs(viewer)
  },

  gate: ({ viewer, input: { estateId } }) => gateFor(viewer, estateId, deedOf(deed), section),
  rows: ({ viewer, input: { estateId } }) => new EstateRows(estateId, knownBehind(viewer)),
  isOfSame: true,
  isInRights: true,
  within: (viewer, parent, rowFacts) => rightsFor(viewer, (parent as unknown as { id: Sql }).id, deedOf(deed).first, section, rowFacts),
  grant: (facts, by) => new EstateGrant(grantedOn(facts, by, section)),
})

/** What a command may work with, once it is clear that it may act. A link reads, and no more. */
export function grantedOn(facts: OfEstate, { call, db }: { call: Call; db: EntityManager }, section: SectionName): Within {
  const { viewer } = call
  if (viewer.kind !== 'account') throw refused()
  return { ...facts, section, viewer, db, versionMustBeGiven: call.versionMustBeGiven }
}
export const refused = () => new AppError('authorizationFailure')

/** The same below a record of another section: who is not let in here is told nothing there. */
export const besideOnEstate = (action: Action, section: SectionName): EstatePermission => ({
  ...onEstate(action, section),
  within: (viewer, parent, rowFacts) => rightsFor(viewer, (parent as unknown as { estateId: Sql }).estateId, action, section, rowFacts),
})

/** The same for rows that stand below others of the same section: who sees those sees these. */
export const belowOnEstate = (action: Action, section: SectionName = 'estate'): EstatePermission => ({
  ...onEstate(action, section),
  within: () => sql`true`,
})

function gateFor(viewer: ViewerKind, estateId: Hole, deed: Deed, section: SectionName): Gate<OfEstate> {
  if (viewer === 'link') {
    const isTheirs = ofLink((link, input) => link.estateId === input['estateId'])
    const may = sql`${ofLink(({ sections }) => mayByLink(sections, deed.first, section))}::boolean`
    return {
      from: sql`(select) x`,
      ...closedTo(section, sql`${isTheirs}::boolean`, may),
      facts: { estateId: sql`${ofLink((link) => link.estateId)}::uuid`, standing: literal('none') },
    }
  }
  const as = (standings: Param) => sql`x.standing = any(${standings}::text[])`
  return {
    from: sql`${estateWithStanding(estateId)} x`,
    ...closedTo(section, as(whoMay(deedOf('read'), 'estate')), as(whoMay(deed, section))),
    facts: { estateId: sql`x.id`, standing: sql`x.standing` },
  }
}
/** Whoever sees the estate is refused what they may not; but that a hidden section is there they are not told. */
const closedTo = (section: SectionName, sees: Sql, may: Sql) =>
  sectionRules[section].isHidden ? { where: sql`${sees} and ${may}`, holds: [] } : { where: sees, holds: [[may, refused]] as const }
/** As what it may be done, on the estate that the call names. */
const whoMay = (deed: Deed, section: SectionName) =>
  ofAccount((viewer, input) => standingsWhere(viewer, String(input['estateId']), deed.anyOf(input), section))

/** For a writing that shows only under its lock whether it adds or changes: whether that is allowed as what the gate found. */
export const mayBe = (action: Action, section: SectionName) => sql`g.standing = any(${whoMay(deedOf(action), section)}::text[])`

/** What the gate has found out already, and that it is about the very estate that the call names. */
export const knownBehind = (viewer: ViewerKind): KnownOfRow =>
  viewer === 'account' ? { standing: sql`g.standing`, isAsked: sql`true` } : {}

/** What the viewer may do on the estate of a row, as a JSON list of `action part`. */
export function rightsOn(
  viewer: ViewerKind,
  estateId: Sql,
  { standing: viewerStanding = standingOn(estateId), isAsked }: KnownOfRow = {},
): Sql {
  if (viewer === 'link') return sql`${ofLink(({ rights }) => rights)}::jsonb`
  if (!isAsked) return sql`coalesce(${rights}::jsonb -> (${estateId})::text, ${rights}::jsonb -> '') -> (${viewerStanding})`
  return sql`(${byStanding(viewerStanding, 'may')})::json`
}
/** What goes along for each standing on the estate that the call names, and is looked at for one. */
export const byStanding = (viewerStanding: Sql, wanted: 'may' | 'reads') => {
  const as = (standing: Standing) =>
    sql`${ofAccount((viewer, input) => rightsByStanding(viewer, String(input['estateId']))[standing][wanted])}::text`
  return sql`case ${viewerStanding} when 'owner' then ${as('owner')} when 'company' then ${as('company')} when 'builder' then ${as('builder')} else ${as('none')} end`
}
/** Whether that is among it. */
export function rightsFor(viewer: ViewerKind, estateId: Sql, action: Action, section: SectionName, rowFacts: KnownOfRow = {}): Sql {
  if (viewer === 'link') return sql`${ofLink(({ sections }) => mayByLink(sections, action, section))}::boolean`
  const { standing: viewerStanding, isAsked } = rowFacts
  return viewerStanding && isAsked
    ? sql`${viewerStanding} = any(${whoMay(deedOf(action), section)}::text[])`
    : sql`(${rightsOn(viewer, estateId, rowFacts)}) ? ${literal(`${action} ${section}`)}`
}
const rights = ofAccount((viewer: SignedIn) => viewer.rights)
