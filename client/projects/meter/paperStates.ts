import { CircleCheck, CircleHelp, CircleSlash, FileQuestion, Mail, type LucideIcon } from 'lucide-react'
import type { Tone } from '#client/ui/marks.tsx'
import type { Owed } from './useMeter.ts'

/** How each state of a paper looks: never by colour alone. */
export const paperStates: Readonly<Record<Owed['state'], { icon: LucideIcon; tone: Tone }>> = {
  received: { icon: CircleCheck, tone: 'positive' },
  asked: { icon: Mail, tone: 'caution' },
  missing: { icon: FileQuestion, tone: 'neutral' },
  perhaps: { icon: CircleHelp, tone: 'neutral' },
  notNeeded: { icon: CircleSlash, tone: 'neutral' },
}

/** Those that must come, or have come. */
export const counts = ({ state }: Pick<Owed, 'state'>) => state !== 'perhaps' && state !== 'notNeeded'

/** Papers of one group, in the order of the list. */
export const groupsOf = (papers: readonly Owed[]) =>
  [...new Set(papers.map(({ group }) => group))].map((group) => ({ group, papers: papers.filter((paper) => paper.group === group) }))
