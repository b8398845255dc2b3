import { shownData, shownOf } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useSend } from '#client/data/useSend.ts'
import { ChooseMailDocument, MailChoicesDocument, type ReminderKind, useMailChoicesQuery } from '#client/generated/graphql.ts'

/** Which reminders are sent, and how to have another answer. */
export function useMailChoices() {
  const query = useMailChoicesQuery(screenQuery)
  const send = useSend()
  return {
    ...shownOf(shownData(query)?.mailChoices, query),
    choose: (kind: ReminderKind, isOn: boolean) =>
      send({
        mutation: ChooseMailDocument,
        variables: { kind, isOn },
        updates: (cache) =>
          void cache.updateQuery({ query: MailChoicesDocument }, (choices) =>
            choices ? { mailChoices: choices.mailChoices.map((one) => (one.kind === kind ? { ...one, isOn } : one)) } : undefined,
          ),
      }),
  }
}
