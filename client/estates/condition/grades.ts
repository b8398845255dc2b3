import { CircleCheck, CircleDot, CircleHelp, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { Tone } from '#client/ui/marks.tsx'
import type { ConditionGrade } from '#schema/estates/condition.words.ts'

/** How a grade looks, wherever it is shown; from good to bad, and what nobody has seen last. */
export const gradeLooks: Record<ConditionGrade, { icon: LucideIcon; tone: Tone }> = {
  TG0: { icon: CircleCheck, tone: 'positive' },
  TG1: { icon: CircleDot, tone: 'fair' },
  TG2: { icon: TriangleAlert, tone: 'worn' },
  TG3: { icon: OctagonAlert, tone: 'critical' },
  TGIU: { icon: CircleHelp, tone: 'neutral' },
}
