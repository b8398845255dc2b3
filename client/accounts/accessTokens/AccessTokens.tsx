import { chakra, Flex } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Text, useText } from '#client/messages/Text.tsx'
import { AskToEnd } from '#client/ui/AskToEnd.tsx'
import { Card } from '#client/ui/Card.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { NewToken } from '#client/ui/NewToken.tsx'
import { notify } from '#client/ui/notify.ts'
import { writtenDay } from '#client/ui/writing.ts'
import { accessScopes, createAccessTokenInput } from '#schema/accounts/accessTokens.input.ts'
import { useAccessTokens } from './useAccessTokens.ts'

const periods = ['30', '90', '365'] as const
const empty = { name: '', scope: 'read' as (typeof accessScopes)[number], days: '90' as (typeof periods)[number] }
const rules = createAccessTokenInput.omit(['days'])

const words = { required: 'accounts.tokens.writeName' } as const
const newToken = {
  created: 'accounts.tokens.created',
  copy: 'accounts.tokens.copy',
  copied: 'accounts.tokens.copied',
  notCopied: 'accounts.tokens.notCopied',
} as const

/** Keys for programs: made, seen once, and taken back. */
export function AccessTokens() {
  const text = useText()
  const { tokens, create, revoke } = useAccessTokens()
  const [made, setMade] = useState<string>()
  const [asked, setAsked] = useState<{ id: string; name: string }>()
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
        {tokens?.map(({ id, name, scope, expiresAt, lastUsedAt }) => (
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
            </chakra.div>
            <IconButton icon={Trash2} label={text('accounts.tokens.revokeOf', { name })} onClick={() => setAsked({ id, name })} />
          </Flex>
        ))}
      </chakra.ul>
      <Form
        initialValues={empty}
        rules={rules}
        afterwards="clear"
        onSubmit={async ({ name, scope, days }) => setMade(await create({ name, scope, days: Number(days) }))}
      >
        <TextField name="name" label="accounts.tokens.name" help="accounts.tokens.nameHelp" autoComplete="off" faults={words} />
        <ChoiceField name="scope" label="accounts.tokens.scope" choices={accessScopes} choiceLabel="accounts.tokens.scopes" />
        <ChoiceField name="days" label="accounts.tokens.days" choices={periods} choiceLabel="accounts.tokens.period" />
        <div>
          <SubmitButton>
            <Text id="accounts.tokens.create" />
          </SubmitButton>
        </div>
      </Form>
      {asked && (
        <AskToEnd
          title={<Text id="accounts.tokens.revokeTitle" values={{ name: asked.name }} />}
          text={<Text id="accounts.tokens.revokeText" />}
          yes={<Text id="accounts.tokens.revoke" />}
          onYes={async () => {
            await revoke(asked.id)
            setMade(undefined)
            notify.success('accounts.tokens.revoked', { short: true })
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  )
}
