import { useIdentity } from '#client/access/identity.ts'
import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useSend } from '#client/data/useSend.ts'
import { EndCalendarFeedDocument, useEstateCalendarFeedsQuery } from '#client/generated/graphql.ts'

/** The calendars that show an estate's year wheel; none where the plan is switched off. */
export function useFeeds(estateId: string) {
  const isOn = Boolean(useIdentity()?.features['maintenancePlan'])
  const query = useEstateCalendarFeedsQuery({ variables: { estateId }, skip: !isOn, ...screenQuery })
  const send = useSend()
  return {
    feeds: shownData(query)?.calendarFeeds,
    end: (id: string) => send({ mutation: EndCalendarFeedDocument, variables: { estateId, id } }, ['Query.calendarFeeds']),
  }
}
