import { useIntl } from 'react-intl'
import { useKnownKey, useText } from '#client/messages/Text.tsx'

/** What a job does, and when it runs by itself. What nobody has found words for stays as the product calls it. */
export function useJobWords() {
  const { locale } = useIntl()
  const isKnown = useKnownKey()
  const text = useText()

  const nameOf = (queue: string) => {
    const key = `administration.jobName.${queue}`
    return isKnown(key) ? text(key) : queue
  }
  const timesOf = (cron: string) => {
    const [, minute, hour, weekday] = /^(\d+) (\d+) \* \* (\*|[0-6])$/.exec(cron) ?? []
    if (!weekday) return cron
    const time = `${hour!.padStart(2, '0')}:${minute!.padStart(2, '0')}`
    if (weekday === '*') return text('administration.jobs.daily', { time })
    // The fourth of January 1970 was a Sunday.
    const day = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(1970, 0, 4 + Number(weekday)))
    return text('administration.jobs.weekly', { day, time })
  }
  return { nameOf, timesOf }
}
