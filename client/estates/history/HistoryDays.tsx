import type { HistoryPartsFragment as HistoryEntry } from '#client/generated/graphql.ts'
import { language } from '#client/messages/language.ts'
import { Text } from '#client/messages/Text.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { byPeriod, isMonth, monthInWords, nearDay, runsOf } from './days.ts'
import { HistoryRow } from './HistoryRow.tsx'

/** `isAlone`: all of it is about one record, so that no name has to lead there. */
export const HistoryDays = ({ entries, isAlone }: { entries: readonly HistoryEntry[]; isAlone: boolean }) => (
  <Stack gap="6">
    {byPeriod(entries).map(([period, done]) => {
      const near = nearDay(period)
      const ofMonth = isMonth(period)
      return (
        <Section key={period} title={near ? <Text id={`history.${near}`} /> : ofMonth ? monthInWords(period, language) : period}>
          <Sheet paddingBlock="2">
            <Rows>
              {runsOf(done).map(([first, ...others]) => (
                <HistoryRow key={first!.id} entry={first!} isAlone={isAlone} isDated={ofMonth}>
                  {others.length > 0 && (
                    <Disclosure title={<Text id="history.more" values={{ count: others.length }} />}>
                      <Rows>
                        {others.map((entry) => (
                          <HistoryRow key={entry.id} entry={entry} isAlone={isAlone} isDated={ofMonth} />
                        ))}
                      </Rows>
                    </Disclosure>
                  )}
                </HistoryRow>
              ))}
            </Rows>
          </Sheet>
        </Section>
      )
    })}
  </Stack>
)
