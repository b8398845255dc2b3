import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useSend } from '#client/data/useSend.ts'
import { ChooseMailDocument, MailChoicesDocument, type ReminderKind, useMailChoicesQuery } from '#client/generated/graphql.ts'

/** Which reminders are sent, and how to have another answer. */
export function useMailChoices() {
  const asked = useMailChoicesQuery(screenQuery)
  const send = useSend()
  const choices = shownData(asked)?.mailChoices
  return {
    choices,
    error: choices ? undefined : asked.error,
    retry: () => void asked.refetch().catch(() => undefined),
    choose: (kind: ReminderKind, isOn: boolean) =>
      send({
        mutation: ChooseMailDocument,
        variables: { kind, isOn },
        updates: (cache) =>
          void cache.updateQuery({ query: MailChoicesDocument }, (known) =>
            known ? { mailChoices: known.mailChoices.map((one) => (one.kind === kind ? { ...one, isOn } : one)) } : undefined,
          ),
      }),
  }
}
