import { chakra, Flex } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Text, useText } from '#client/messages/Text.tsx'
import { AskToEnd } from '#client/ui/AskToEnd.tsx'
import { Card } from '#client/ui/Card.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { NewToken } from '#client/ui/NewToken.tsx'
import { notify } from '#client/ui/notify.ts'
import { writtenDay } from '#client/ui/writing.ts'
import { AccessTokenForm } from './AccessTokenForm.tsx'
import { useAccessTokens } from './useAccessTokens.ts'

const newToken = {
  created: 'accounts.tokens.created',
  copy: 'accounts.tokens.copy',
  copied: 'accounts.tokens.copied',
  notCopied: 'accounts.tokens.notCopied',
} as const

/** Keys for programs: made, seen once, and taken back. */
export function AccessTokens() {
  const text = useText()
  const { tokens, estates: choosable, create, revoke } = useAccessTokens()
  const [made, setMade] = useState<string>()
  const [toRevoke, setAsked] = useState<{ id: string; name: string }>()
  return (
    <Card title={<Text id="accounts.tokens.title" />}>
      <chakra.p color="muted" marginBottom="5">
        <Text id="accounts.tokens.lead" />
      </chakra.p>
      {made && <NewToken token={made} words={newToken} />}
      {tokens?.length === 0 && (
        <chakra.p marginBottom="5">
          <Text id="accounts.tokens.none" />
        </chakra.p>
      )}
      <chakra.ul listStyle="none" marginBottom="5">
        {tokens?.map(({ id, name, scope, areas, estates, expiresAt, lastUsedAt }) => (
          <Flex as="li" key={id} gap="3" alignItems="center" py="2" borderBottomWidth="1px">
            <chakra.div flex="1" minWidth="0">
              <chakra.b overflowWrap="anywhere">{name}</chakra.b>
              <chakra.p textStyle="meta" color="muted">
                <Text id={`accounts.tokens.scopes.${scope}`} />
                {' · '}
                <Text id="accounts.tokens.until" values={{ day: writtenDay(expiresAt) }} />
                {' · '}
                {lastUsedAt ? (
                  <Text id="accounts.tokens.used" values={{ day: writtenDay(lastUsedAt) }} />
                ) : (
                  <Text id="accounts.tokens.unused" />
                )}
              </chakra.p>
              {(areas ?? estates) && (
                <chakra.p textStyle="meta" color="muted" overflowWrap="anywhere">
                  <Text
                    id="accounts.tokens.onlyFor"
                    values={{
                      what: [
                        ...(areas ?? []).map((area) => text(`accounts.tokens.areas.${area}`)),
                        ...(estates ?? []).map(({ addressLine1 }) => addressLine1),
                      ].join(', '),
                    }}
                  />
                </chakra.p>
              )}
            </chakra.div>
            <IconButton icon={Trash2} label={text('accounts.tokens.revokeOf', { name })} onClick={() => setAsked({ id, name })} />
          </Flex>
        ))}
      </chakra.ul>
      <AccessTokenForm estates={choosable} onSubmit={async (input) => setMade(await create(input))} />
      {toRevoke && (
        <AskToEnd
          title={<Text id="accounts.tokens.revokeTitle" values={{ name: toRevoke.name }} />}
          text={<Text id="accounts.tokens.revokeText" />}
          yes={<Text id="accounts.tokens.revoke" />}
          onYes={async () => {
            await revoke(toRevoke.id)
            setMade(undefined)
            notify.success('accounts.tokens.revoked', { short: true })
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  )
}
