import { type Action, denies, type PermissionEntry, permits } from '#schema/access/entries.ts'
import { hasRoles } from '#schema/access/roles.ts'
import { type SectionName, sectionNames, sectionRules, sectionSubject } from '#schema/access/sections.ts'
import { areaOfSection } from '#schema/access/tokenAreas.ts'
import { isUuid } from '#schema/uuid.ts'
import type { TokenLimits } from '#server/kernel/viewer.ts'
import { companyLeaders } from './companyLeaders.ts'

/**
 * What an account is to an estate beyond its permission entries. Read from the tables, in the statement itself. A builder
 * has a part in a project that goes on there.
 */
export const standings = ['owner', 'company', 'builder', 'none'] as const
export type Standing = (typeof standings)[number]

export interface EstateQuestion {
  entries: readonly PermissionEntry[]
  standing: Standing
  /** Of an account in a company. */
  roles?: readonly string[]
  estateId: string
  action: Action
  section: SectionName
  now?: Date
}

/**
 * The one rule. Nothing is permitted without a matching allow, by an entry, by owning the estate, or by what a company
 * with a claimed access link may do there; a matching deny wins; and who may not read a section may do nothing else there either.
 */
export function mayOnEstate(question: EstateQuestion): boolean {
  const { action, section } = question
  if (!sectionRules[section].actions.includes(action)) return false
  if (action !== 'read' && !mayOnEstate({ ...question, action: 'read' })) return false
  if (section !== 'estate' && !seesEstate(question)) return false
  return isAllowed(question, action, section)
}

/** Whether the estate exists for this account at all. */
export const seesEstate = (question: Omit<EstateQuestion, 'action' | 'section'>) => isAllowed(question, 'read', 'estate')

function isAllowed(question: Omit<EstateQuestion, 'action' | 'section'>, action: Action, section: SectionName) {
  const { entries, standing, estateId, now } = question
  const { closedWith, follows } = sectionRules[section]
  const subject = sectionSubject(estateId, section)
  if (denies(entries, action, subject, now)) return false
  if (closedWith && denies(entries, action, sectionSubject(estateId, closedWith), now)) return false
  if (standing === 'owner') return true
  if (standing === 'company' && isOpenToCompany(question, action, section)) return true
  if (standing === 'builder' && action === 'read' && sectionRules[section].builders) return true
  return permits(entries, action, subject, now) || (follows && permits(entries, action, sectionSubject(estateId, 'estate'), now))
}

const isOpenToCompany = ({ roles = [] }: Pick<EstateQuestion, 'roles'>, action: Action, section: SectionName) => {
  const { companies = [], companyLeadersOnly } = sectionRules[section]
  return companies.includes(action) && (!companyLeadersOnly || hasRoles(roles, { anyOf: companyLeaders }))
}

/** A link names all that it shows, the estate itself too. */
export const mayByLink = (sections: readonly string[], action: Action, section: SectionName) =>
  action === 'read' && sectionRules[section].linkable && sections.includes(section)

/** Everything somebody may do, as `action part`. */
const listed = (may: (action: Action, section: SectionName) => boolean) =>
  sectionNames.flatMap((section) =>
    sectionRules[section].actions.filter((action) => may(action, section)).map((action) => `${action} ${section}`),
  )

/**
 * What an account may do, by standing: under the id of each estate that its entries name, and under '' for all others.
 * The statement picks from it, so that a list answers `may` for each of its rows.
 */
export function estateRights(
  entries: readonly PermissionEntry[],
  roles: readonly string[],
  now = new Date(),
  { areas, estateIds }: TokenLimits = { areas: null, estateIds: null },
): string {
  const byEstate = Map.groupBy(entries, ({ subject }) => estateIn(subject))
  const about = (estateId: string) => byEstate.get(estateId) ?? []
  /** What an estate is called and where it lies is known to every token that may see it. */
  const isOfToken = (action: Action, section: SectionName) =>
    !areas || areas.includes(areaOfSection(section)) || (section === 'estate' && action === 'read')
  const rightsOn = (estateId: string) =>
    Object.fromEntries(
      standings.map((standing) => [
        standing,
        listed(
          (action, section) =>
            isOfToken(action, section) && mayOnEstate({ entries: about(estateId), standing, roles, estateId, action, section, now }),
        ),
      ]),
    )
  const nothing = Object.fromEntries(standings.map((standing) => [standing, []]))
  const each = (estateIds ?? ['', ...namedEstates(entries)]).map((estateId) => [estateId, rightsOn(estateId)] as const)
  return JSON.stringify(Object.fromEntries(estateIds ? [['', nothing], ...each] : each))
}

/** As they go along with a statement: a JSON list of all, and an array of the sections that may be read. */
const rightsOf = (rights: readonly string[]) => ({
  rights,
  may: JSON.stringify(rights),
  reads: `{${rights.flatMap((right) => (right.startsWith('read ') ? right.slice(5) : [])).join()}}`,
})
const onOne = (by: Record<Standing, string[]>) => ({
  as: Object.fromEntries(standings.map((as) => [as, rightsOf(by[as])])) as Readonly<Record<Standing, ReturnType<typeof rightsOf>>>,
  /** By what is asked for, as what that may be done. */
  standings: new Map<string, string>(),
})
const parsed = new WeakMap<object, ReadonlyMap<string, ReturnType<typeof onOne>>>()

/** Of these rights, those on one estate. Worked out once for as long as their holder is known. */
function onEstate(holder: { rights: string }, estateId: string) {
  let kept = parsed.get(holder)
  const all = () => Object.entries(JSON.parse(holder.rights) as Record<string, Record<Standing, string[]>>)
  if (!kept) parsed.set(holder, (kept = new Map(all().map(([id, by]) => [id, onOne(by)]))))
  return kept.get(estateId.toLowerCase()) ?? kept.get('')!
}
export const rightsByStanding = (holder: { rights: string }, estateId: string) => onEstate(holder, estateId).as

/** As what one of these may be done on one estate, as an array of PostgreSQL. */
export function standingsWhere(holder: { rights: string }, estateId: string, actions: readonly Action[], section: SectionName): string {
  const { as, standings: byQuestion } = onEstate(holder, estateId)
  const question = `${actions.join()} ${section}`
  const may = (standing: Standing) => actions.some((action) => as[standing].rights.includes(`${action} ${section}`))
  if (!byQuestion.has(question)) byQuestion.set(question, `{${standings.filter(may).join()}}`)
  return byQuestion.get(question)!
}

export const linkRights = (sections: readonly string[]) => JSON.stringify(listed((action, section) => mayByLink(sections, action, section)))

/** The estates that entries speak of: `estate/{id}` and `estate/{id}/{section}`. */
export const namedEstates = (entries: readonly PermissionEntry[]) => [...new Set(entries.flatMap(({ subject }) => estateIn(subject) ?? []))]
const estateIn = (subject: string) => /^estate\/([^/]+)/.exec(subject)?.[1]

/** The estates that entries alone let somebody see. */
export const estatesOpenTo = (entries: readonly PermissionEntry[]) =>
  namedEstates(entries).filter((estateId) => isUuid(estateId) && seesEstate({ entries, standing: 'none', estateId }))

/** The estates that even their owner may not read. */
export const estatesClosedTo = (entries: readonly PermissionEntry[]) =>
  namedEstates(entries).filter((estateId) => isUuid(estateId) && !seesEstate({ entries, standing: 'owner', estateId }))
