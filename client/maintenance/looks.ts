import {
  ChevronsDown,
  ChevronsUp,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleSlash,
  Equal,
  Hourglass,
  type LucideIcon,
  ShieldAlert,
  ShieldCheck,
  ShieldX,
} from 'lucide-react'
import type { Tone } from '#client/ui/marks.tsx'
import type { Risk } from '#schema/maintenance/risk.ts'
import type { OccurrenceState } from '#schema/maintenance/yearWheel.words.ts'

interface Look {
  icon: LucideIcon
  tone: Tone
}

export const riskLooks: Record<Risk, Look> = {
  low: { icon: ShieldCheck, tone: 'positive' },
  medium: { icon: ShieldAlert, tone: 'worn' },
  high: { icon: ShieldX, tone: 'critical' },
}

export const stateLooks: Record<OccurrenceState, Look> = {
  planned: { icon: CircleDashed, tone: 'neutral' },
  overdue: { icon: CircleAlert, tone: 'critical' },
  awaiting: { icon: Hourglass, tone: 'caution' },
  done: { icon: CircleCheck, tone: 'positive' },
  passedOver: { icon: CircleSlash, tone: 'neutral' },
}

const priorityLooks = { 1: ChevronsUp, 2: Equal, 3: ChevronsDown } as const
export type KnownPriority = keyof typeof priorityLooks
export const asPriority = (priority: number): KnownPriority => (priority === 1 || priority === 3 ? priority : 2)
export const priorityIcon = (priority: number): LucideIcon => priorityLooks[asPriority(priority)]
