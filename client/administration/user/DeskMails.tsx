import { Button, Flex } from '@chakra-ui/react'
import { Mail } from 'lucide-react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { State } from '#client/ui/marks.tsx'
import { writtenMoment } from '#client/ui/writing.ts'
import { mailLooks } from '../mails/mailLooks.ts'
import { useMailKind } from '../mails/useMailKind.ts'
import type { DeskPartProps } from './deeds.ts'

/** What was mailed to them, never its words, and which mails would help them on. */
export function DeskMails({ user: { mails, mayBeSent }, onDeed }: DeskPartProps) {
  const text = useText()
  const kindOf = useMailKind()
  return (
    <Card title={<Text id="administration.user.mails" />}>
      {mayBeSent.length > 0 && (
        <Flex gap="2" flexWrap="wrap" marginBottom="4">
          {mayBeSent.map((mail) => (
            <Button key={mail} size="sm" onClick={() => onDeed({ kind: 'mail', mail })}>
              <Mail aria-hidden />
              <Text id={`administration.deed.mail_${mail}.do`} />
            </Button>
          ))}
        </Flex>
      )}
      {mails.length ? (
        <Rows aria-label={text('administration.user.mails')}>
          {mails.map(({ id, kind, state, createdAt, sentAt }) => (
            <ListRow
              key={id}
              stacks
              media={<IconTile icon={Mail} />}
              title={kindOf(kind)}
              meta={[
                text('administration.mails.written', { at: writtenMoment(createdAt) }),
                sentAt && text('administration.mails.sent', { at: writtenMoment(sentAt) }),
              ]
                .filter(Boolean)
                .join(' · ')}
              value={<State {...mailLooks[state]}>{text(`administration.mailState.${state}`)}</State>}
            />
          ))}
        </Rows>
      ) : (
        <Text id="administration.user.noMails" />
      )}
    </Card>
  )
}
