import { type Action, actions } from './entries.ts'

/** A part of an estate that has a permission of its own. */
interface Section {
  /** What there is to do here. */
  actions: readonly Action[]
  /** Who may do something to the estate as a whole may do it here, unless an entry says otherwise. */
  follows: boolean
  /** An owner may close it to a guest: a denied read of `estate/{id}/{section}`. */
  restrictable: boolean
  /** What a company may do here once it has claimed an access link to the estate; nothing where left out. */
  companies?: readonly Action[]
  /** Of its people, only those who lead it do that. */
  companyLeadersOnly: boolean
  /** A public link may show it. */
  linkable: boolean
  /** A new guest starts without it. */
  closedToNewGuests: boolean
  /** Who is denied that section is denied this one as well. */
  closedWith?: string
  /** Whoever may not read it is not told that it is there. */
  isHidden?: boolean
  /** Whoever sees the house because they work on it sees this too. */
  builders?: boolean
  /** A link that is made shows it only where its owner says so. */
  offAtFirst?: boolean
  /** No token changes it, however much it may: who is let in is decided by a person. */
  inPerson?: boolean
}

const open = {
  actions,
  follows: true,
  restrictable: false,
  companyLeadersOnly: false,
  linkable: false,
  closedToNewGuests: false,
} as const

/** What there is of the house itself: a link may leave it out, and whoever is let in sees it. */
const ofHouse = { ...open, linkable: true, companies: ['read'], builders: true } as const

/** `estate` is the estate itself: what it is called, where it lies and whose it is. */
export const sections = {
  estate: ofHouse,
  interior: ofHouse,
  /** What was said of rooms, faults as well. */
  'room-comments': { ...ofHouse, restrictable: true, closedToNewGuests: true, closedWith: 'interior', offAtFirst: true },
  exterior: ofHouse,
  renovations: ofHouse,
  value: { ...ofHouse, restrictable: true, closedToNewGuests: true, offAtFirst: true },
  'technical-information': ofHouse,
  'report-archive': { ...open, restrictable: true, linkable: true, companies: ['read'] },
  insurance: { ...open, restrictable: true, closedToNewGuests: true, linkable: true, offAtFirst: true },
  'private-folder': { ...open, restrictable: true, closedToNewGuests: true },
  mailbox: { ...open, restrictable: true, closedToNewGuests: true },
  moisture: { ...ofHouse, linkable: false },
  /** Its guests and its public links. */
  'access-management': { ...open, follows: false, inPerson: true },
  'maintenance-plan': { ...open, restrictable: true, companies: actions },
  /** Maintenance that was done, with what it did cost. It is there whether or not plans are switched on. */
  'archived-tasks': {
    ...open,
    actions: ['read'],
    restrictable: true,
    linkable: true,
    companies: ['read'],
    closedWith: 'maintenance-plan',
    isHidden: true,
  },
  'maintenance-year-wheel': { ...open, actions: ['read'], restrictable: true, companies: ['read'] },
  'maintenance-participants': { ...open, restrictable: true, companies: ['read'], companyLeadersOnly: true },
  /** What maintenance costs, and may cost. */
  'maintenance-economy': {
    ...open,
    actions: ['read', 'update'],
    restrictable: true,
    companies: ['read'],
    companyLeadersOnly: true,
    closedToNewGuests: true,
  },
  /** Reports of the plan: what a board hands to its general meeting. */
  'maintenance-reports': { ...open, restrictable: true, closedToNewGuests: true, companies: actions },
  /** What goes on there by way of projects, for whoever comes by a link. Who has an account is told by each project. */
  projects: { ...open, actions: ['read'], linkable: true, offAtFirst: true },
  history: { ...open, actions: ['read'], follows: false },
} as const satisfies Record<string, Section>

export type SectionName = keyof typeof sections
export const sectionNames = Object.keys(sections) as SectionName[]
export const sectionRules: Record<SectionName, Section & { closedWith?: SectionName }> = sections

type Linkable = { [Name in SectionName]: (typeof sections)[Name]['linkable'] extends true ? Name : never }[SectionName]
export type LinkSection = Exclude<Linkable, 'estate'>
/** What a public link may show beside the estate itself. */
export const linkSections = sectionNames.filter((name): name is LinkSection => name !== 'estate' && sectionRules[name].linkable)

/** What a new link shows before its owner says anything: nothing that is the owner's alone. */
export const shownAtFirst = linkSections.filter((name) => !sectionRules[name].offAtFirst)

/** The subject of a section's permission entries. A caller may write the id in capitals; entries name it as the database does. */
export function sectionSubject(estateId: string, section: SectionName) {
  const estate = `estate/${estateId.toLowerCase()}`
  return section === 'estate' ? estate : `${estate}/${section}`
}
