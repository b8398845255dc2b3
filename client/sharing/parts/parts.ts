import { HardHat, type LucideIcon, MessageSquare } from 'lucide-react'
import { estateSections } from '#client/estates/estate/sections.ts'
import type { LinkSection } from '#schema/access/sections.ts'
import type { Restrictable } from '#schema/sharing/guests.input.ts'

/** A part of an estate that an owner shows to a guest or by a link, or does not. */
export type Part = LinkSection | Restrictable

/** In the order of an estate's menu, whomever it is shown to. */
export const partGroups = [
  { name: 'estate', parts: ['interior', 'room-comments', 'exterior', 'technical-information', 'renovations', 'projects'] },
  {
    name: 'maintenance',
    parts: [
      'maintenance-plan',
      'maintenance-year-wheel',
      'archived-tasks',
      'maintenance-participants',
      'maintenance-economy',
      'maintenance-reports',
    ],
  },
  { name: 'papers', parts: ['report-archive', 'insurance', 'value', 'private-folder', 'mailbox'] },
] as const satisfies readonly { name: string; parts: readonly Part[] }[]

/** Said below the part that it is about. */
const belowAnother: readonly Part[] = ['room-comments']
export const isBelowAnother = (part: Part) => belowAnother.includes(part)

const ofScreens = Object.fromEntries(Object.values(estateSections).map(({ part, icon }) => [part, icon]))
export const partIcons = { ...ofScreens, 'room-comments': MessageSquare, projects: HardHat } as Readonly<Record<Part, LucideIcon>>
