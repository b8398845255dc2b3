import { Check, CircleDashed, Droplets, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { Tone } from '#client/ui/marks.tsx'
import type { Level } from './level.ts'

/** How damp it is, wherever that is shown. */
export const levelLooks: Record<Level | 'unknown', { icon: LucideIcon; tone: Tone }> = {
  alarm: { icon: TriangleAlert, tone: 'critical' },
  damp: { icon: Droplets, tone: 'caution' },
  fine: { icon: Check, tone: 'positive' },
  unknown: { icon: CircleDashed, tone: 'neutral' },
}
