import type { SectionName } from './sections.ts'

/** The parts of the product that a token may be limited to. */
export const tokenAreas = [
  'estates',
  'maintenance',
  'projects',
  'orders',
  'mailbox',
  'sharing',
  'files',
  'company',
  'licences',
  'account',
  'administration',
] as const
export type TokenArea = (typeof tokenAreas)[number]

/** Which of them a section of an estate belongs to; those that are not named are of the house itself. */
const others: Partial<Record<SectionName, TokenArea>> = {
  mailbox: 'mailbox',
  'access-management': 'sharing',
  'maintenance-plan': 'maintenance',
  'archived-tasks': 'maintenance',
  'maintenance-year-wheel': 'maintenance',
  'maintenance-participants': 'maintenance',
  'maintenance-economy': 'maintenance',
  'maintenance-reports': 'maintenance',
  projects: 'projects',
}
export const areaOfSection = (section: SectionName): TokenArea => others[section] ?? 'estates'
