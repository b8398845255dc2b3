import { CheckCheck, Hourglass, type LucideIcon, MailX } from 'lucide-react'
import type { MailState } from '#client/generated/graphql.ts'
import type { Tone } from '#client/ui/marks.tsx'

/** How far a mail has come, as it looks. */
export const mailLooks: Record<MailState, { icon: LucideIcon; tone: Tone }> = {
  WAITING: { icon: Hourglass, tone: 'neutral' },
  SENT: { icon: CheckCheck, tone: 'positive' },
  FAILED: { icon: MailX, tone: 'critical' },
}
