import type { Urgency } from '#client/generated/types.ts'
import { language } from '#client/messages/language.ts'
import { useText } from '#client/messages/Text.tsx'
import { writtenDay, writtenDistance } from '#client/ui/writing.ts'
import type { Matter } from './waysTo.ts'

/** Why it waits just now. */
export function useWhy({ kind, who, day, since, count }: Matter, urgency: Urgency) {
  const text = useText()
  const when = { day: day ? writtenDay(day) : '', distance: day ? writtenDistance(day, language) : '' }
  if (urgency === 'overdue') {
    if (kind === 'task' || kind === 'insurance' || kind === 'projectToComplete') return text(`estates.waits.late.${kind}`, when)
    return text('estates.waits.late.others', when)
  }
  if (urgency === 'thisWeek') return text(kind === 'insurance' ? 'estates.waits.soon.insurance' : 'estates.waits.soon.task', when)
  const why = text(`estates.waits.why.${kind as Exclude<Matter['kind'], 'task' | 'insurance' | 'projectToComplete'>}`, {
    who: who ?? text('estates.waits.somebody'),
    count,
    day: since ? writtenDay(since) : '',
  })
  return day ? `${why}, ${text('estates.waits.by', when)}` : why
}
