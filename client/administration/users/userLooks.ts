import { BadgeCheck, Hourglass, type LucideIcon, MailQuestion } from 'lucide-react'
import type { UserState } from '#client/generated/graphql.ts'
import type { Tone } from '#client/ui/marks.tsx'

/** How far somebody has come, as it looks. */
export const userLooks: Record<UserState, { icon: LucideIcon; tone: Tone }> = {
  PROVEN: { icon: BadgeCheck, tone: 'positive' },
  UNPROVEN: { icon: MailQuestion, tone: 'caution' },
  INVITED: { icon: Hourglass, tone: 'neutral' },
}
