import { Text } from '#client/messages/Text.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { byDay, nearDay } from './days.ts'
import { HistoryRow } from './HistoryRow.tsx'
import type { HistoryEntry } from './useHistory.ts'

/** `isAlone`: all of it is about one record, so that no name has to lead there. */
export const HistoryDays = ({ entries, isAlone }: { entries: readonly HistoryEntry[]; isAlone: boolean }) => (
  <Stack gap="6">
    {byDay(entries).map(([day, done]) => {
      const near = nearDay(day)
      return (
        <Section key={day} title={near ? <Text id={`history.${near}`} /> : day}>
          <Sheet paddingBlock="2">
            <Rows>
              {done.map((entry) => (
                <HistoryRow key={entry.id} entry={entry} isAlone={isAlone} />
              ))}
            </Rows>
          </Sheet>
        </Section>
      )
    })}
  </Stack>
)
