import { Text, useText } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { writtenMoment } from '#client/ui/writing.ts'
import { useEntryWords } from '../auditLog/useEntryWords.ts'
import type { DeskUser } from './deeds.ts'

/** What was done to them from here, and why. */
export function DeskDeeds({ user: { deeds } }: { user: DeskUser }) {
  const text = useText()
  const { deed } = useEntryWords()
  return (
    <Card title={<Text id="administration.user.deeds" />}>
      {deeds.length ? (
        <Rows aria-label={text('administration.user.deeds')}>
          {deeds.map(({ id, at, operation, reason, actorName }) => (
            <ListRow
              key={id}
              title={deed(operation)}
              meta={
                <>
                  {writtenMoment(at)}
                  {actorName && ` · ${actorName}`}
                  <br />
                  {reason}
                </>
              }
            />
          ))}
        </Rows>
      ) : (
        <Text id="administration.user.noDeeds" />
      )}
    </Card>
  )
}
