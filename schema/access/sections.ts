import type { Action } from './entries.ts'

interface Section {
  /** A guest may be denied it, as `estate/{id}/{section}`. */
  restrictable: boolean
  /** A public link may show it. */
  linkable: boolean
  /** A new guest starts without it. */
  closedToNewGuests: boolean
  /** What a guest with edit access may do here. */
  guestEdits: readonly Action[]
}

const open = { restrictable: false, linkable: false, closedToNewGuests: false, guestEdits: ['create', 'read', 'update', 'delete'] } as const
const ownersOnly = { ...open, guestEdits: [] } as const

/**
 * The parts of an estate that have a permission of their own. `estate` is the estate itself: its summary,
 * interior, exterior, value and technical information.
 */
export const sections = {
  estate: { ...open, linkable: true, guestEdits: ['read', 'update'] },
  'report-archive': { ...open, restrictable: true, linkable: true },
  history: ownersOnly,
} as const satisfies Record<string, Section>

export type SectionName = keyof typeof sections
export const sectionNames = Object.keys(sections) as SectionName[]
export const sectionRules: Record<SectionName, Section> = sections

/** The subject of a section's permission entries. */
export const sectionSubject = (estateId: string, section: SectionName) => (section === 'estate' ? `estate/${estateId}` : `estate/${estateId}/${section}`)
