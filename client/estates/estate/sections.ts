import {
  Archive,
  CalendarSync,
  ChartNoAxesColumn,
  Droplets,
  FileSearch,
  FileText,
  FolderLock,
  Handshake,
  History,
  House,
  HousePlug,
  Images,
  LayoutGrid,
  ListChecks,
  type LucideIcon,
  Mail,
  PaintRoller,
  ShieldCheck,
  Trash2,
  TrendingUp,
  Wrench,
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
  /** The part of the product that must be switched on. */
  feature?: string
}

/** The screens of an estate, in the order of its menu. A section stands here once its screen does. */
export const estateSections = {
  summary: { path: '', part: 'estate', group: 'estate', icon: House },
  interior: { path: '/interior', part: 'interior', group: 'estate', icon: LayoutGrid },
  exterior: { path: '/exterior', part: 'exterior', group: 'estate', icon: Images },
  technicalInformation: { path: '/technical-info', part: 'technical-information', group: 'estate', icon: HousePlug },
  renovations: { path: '/renovation', part: 'renovations', group: 'estate', icon: PaintRoller },
  value: { path: '/value', part: 'value', group: 'estate', icon: TrendingUp },
  moisture: { path: '/moisture-monitoring', part: 'moisture', group: 'estate', icon: Droplets },
  history: { path: '/history', part: 'history', group: 'estate', icon: History },
  deleted: { path: '/deleted', part: 'estate', group: 'estate', icon: Trash2 },
  maintenance: { path: '/maintenance', part: 'maintenance-plan', group: 'maintenance', icon: Wrench, feature: 'maintenancePlan' },
  yearWheel: {
    path: '/maintenance/year-wheel',
    part: 'maintenance-year-wheel',
    group: 'maintenance',
    icon: CalendarSync,
    feature: 'maintenancePlan',
  },
  /** Open where the plan is switched off, too, and by a link. */
  archivedTasks: { path: '/renovation/task', part: 'archived-tasks', group: 'maintenance', icon: ListChecks },
  suppliers: {
    path: '/maintenance/participants',
    part: 'maintenance-participants',
    group: 'maintenance',
    icon: Handshake,
    feature: 'maintenancePlan',
  },
  economy: {
    path: '/maintenance/economy',
    part: 'maintenance-economy',
    group: 'maintenance',
    icon: ChartNoAxesColumn,
    feature: 'maintenancePlan',
  },
  reports: {
    path: '/maintenance/reports',
    part: 'maintenance-reports',
    group: 'maintenance',
    icon: FileText,
    feature: 'maintenancePlan',
  },
  insurance: { path: '/insurance', part: 'insurance', group: 'papers', icon: ShieldCheck },
  reportArchive: { path: '/report-archive', part: 'report-archive', group: 'papers', icon: Archive },
  privateFolder: { path: '/private-folder', part: 'private-folder', group: 'papers', icon: FolderLock },
  mailbox: { path: '/mailbox', part: 'mailbox', group: 'papers', icon: Mail },
  documents: { path: '/documents', part: 'estate', group: 'papers', icon: FileSearch },
  accessManagement: { path: '/access-management', part: 'access-management', group: 'sharing', icon: UsersRound },
} as const satisfies Record<string, EstateSection>

const rules: Readonly<Record<string, EstateSection>> = estateSections

export type EstateSectionName = keyof typeof estateSections
/** Whether the section is there at all, with what is switched on. */
export const isSwitchedOn = (name: EstateSectionName, features: Readonly<Record<string, boolean>> = {}) => {
  const { feature } = rules[name]!
  return !feature || features[feature] === true
}
