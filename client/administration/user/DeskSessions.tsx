import { Button } from '@chakra-ui/react'
import { KeyRound, MonitorSmartphone } from 'lucide-react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { writtenMoment } from '#client/ui/writing.ts'
import type { DeskPartProps } from './deeds.ts'

/** Where they are signed in, and the tokens that act for them. */
export function DeskSessions({ user, onDeed }: DeskPartProps) {
  const text = useText()
  const mayEndAll = user.sessions.some(({ isOwn }) => !isOwn)
  return (
    <Card
      title={<Text id="administration.user.sessions" />}
      aside={
        mayEndAll && (
          <Button size="sm" onClick={() => onDeed({ kind: 'endAll' })}>
            <Text id="administration.deed.endAll.do" />
          </Button>
        )
      }
    >
      {user.sessions.length ? (
        <Rows aria-label={text('administration.user.sessions')}>
          {user.sessions.map(({ id, device, network, provider, tokenName, createdAt, seenAt, isOwn }) => {
            const called = tokenName ?? device ?? text('administration.user.someDevice')
            const words = [
              tokenName !== null && text('administration.user.token'),
              isOwn && text('administration.user.ownSession'),
              text('administration.user.sessionSince', { at: writtenMoment(createdAt) }),
              seenAt && text('administration.user.seen', { at: writtenMoment(seenAt) }),
              network && text('administration.user.network', { network }),
              provider && text('administration.user.provider', { provider }),
            ]
            return (
              <ListRow
                key={id}
                stacks
                media={<IconTile icon={tokenName === null ? MonitorSmartphone : KeyRound} />}
                title={called}
                meta={words.filter(Boolean).join(' · ')}
                actions={
                  !isOwn && (
                    <Button
                      size="sm"
                      aria-label={text('administration.deed.endOne.named', { what: called })}
                      onClick={() => onDeed({ kind: 'endOne', sessionId: id, name: called })}
                    >
                      <Text id="administration.deed.endOne.do" />
                    </Button>
                  )
                }
              />
            )
          })}
        </Rows>
      ) : (
        <Text id="administration.user.noSessions" />
      )}
    </Card>
  )
}
