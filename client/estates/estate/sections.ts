import {
  Archive,
  Droplets,
  FileSearch,
  FolderLock,
  History,
  House,
  HousePlug,
  Images,
  LayoutGrid,
  type LucideIcon,
  Mail,
  PaintRoller,
  ShieldCheck,
  TrendingUp,
  UsersRound,
} from 'lucide-react'
import type { KeysUnder } from '#client/messages/messages.ts'
import type { SectionName } from '#schema/access/sections.ts'

interface EstateSection {
  /** Below the estate's address; empty for its first screen. */
  path: string
  /** What its `read` permission is about. */
  part: SectionName
  group: KeysUnder<'estates.sectionGroup'>
  icon: LucideIcon
}

/** The screens of an estate, in the order of its menu. A section stands here once its screen does. */
export const estateSections = {
  summary: { path: '', part: 'estate', group: 'estate', icon: House },
  interior: { path: '/interior', part: 'estate', group: 'estate', icon: LayoutGrid },
  exterior: { path: '/exterior', part: 'estate', group: 'estate', icon: Images },
  technicalInformation: { path: '/technical-info', part: 'technical-information', group: 'estate', icon: HousePlug },
  renovations: { path: '/renovation', part: 'estate', group: 'estate', icon: PaintRoller },
  value: { path: '/value', part: 'estate', group: 'estate', icon: TrendingUp },
  moisture: { path: '/moisture-monitoring', part: 'moisture', group: 'estate', icon: Droplets },
  history: { path: '/history', part: 'history', group: 'estate', icon: History },
  insurance: { path: '/insurance', part: 'insurance', group: 'papers', icon: ShieldCheck },
  reportArchive: { path: '/report-archive', part: 'report-archive', group: 'papers', icon: Archive },
  privateFolder: { path: '/private-folder', part: 'private-folder', group: 'papers', icon: FolderLock },
  mailbox: { path: '/mailbox', part: 'mailbox', group: 'papers', icon: Mail },
  documents: { path: '/documents', part: 'estate', group: 'papers', icon: FileSearch },
  accessManagement: { path: '/access-management', part: 'access-management', group: 'sharing', icon: UsersRound },
} as const satisfies Record<string, EstateSection>

export type EstateSectionName = keyof typeof estateSections
