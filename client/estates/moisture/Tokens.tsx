import { chakra, Flex } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Text, useText } from '#client/messages/Text.tsx'
import { AskToEnd } from '#client/ui/AskToEnd.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { NewToken } from '#client/ui/NewToken.tsx'
import { notify } from '#client/ui/notify.ts'
import { writtenDay } from '#client/ui/writing.ts'
import { moistureTokenForm } from '#schema/estates/moisture.input.ts'
import { NetworkSteps } from './NetworkSteps.tsx'
import type { Token } from './sensorForm.ts'
import type { Moisture } from './useMoisture.ts'

const empty = { name: '' }
const words = { required: 'estates.moisture.tokens.writeName' } as const
const newToken = {
  created: 'estates.moisture.tokens.created',
  copy: 'estates.moisture.tokens.copy',
  copied: 'estates.moisture.tokens.copied',
  notCopied: 'estates.moisture.tokens.notCopied',
} as const

/** Keys with which networks of sensors hand in what was measured: made, seen once, and taken back. */
export function Tokens({ tokens, moisture }: { tokens: readonly Token[]; moisture: Moisture }) {
  const text = useText()
  const [made, setMade] = useState<string>()
  const [toDelete, setAsked] = useState<Token>()

  return (
    <Disclosure title={<Text id="estates.moisture.tokens.title" />}>
      <Sheet marginTop="3">
        <chakra.p color="muted" marginBottom="4">
          <Text id="estates.moisture.tokens.lead" />
        </chakra.p>
        <NetworkSteps />
        {made && <NewToken token={made} words={newToken} />}
        <chakra.ul listStyle="none" marginBlock="4">
          {tokens.map((token) => (
            <Flex as="li" key={token.id} gap="3" alignItems="center" py="2" borderBottomWidth="1px">
              <chakra.div flex="1" minWidth="0">
                <chakra.b overflowWrap="anywhere">{token.name}</chakra.b>
                <chakra.p textStyle="meta" color="muted">
                  {token.lastUsedAt ? (
                    <Text id="estates.moisture.tokens.used" values={{ day: writtenDay(token.lastUsedAt) }} />
                  ) : (
                    <Text id="estates.moisture.tokens.unused" />
                  )}
                </chakra.p>
              </chakra.div>
              <IconButton
                icon={Trash2}
                label={text('estates.moisture.tokens.revokeOf', { name: token.name })}
                onClick={() => setAsked(token)}
              />
            </Flex>
          ))}
        </chakra.ul>
        <Form
          initialValues={empty}
          rules={moistureTokenForm}
          afterwards="clear"
          onSubmit={async ({ name }) => setMade(await moisture.createToken(name))}
        >
          <TextField name="name" label="estates.moisture.tokens.name" help="estates.moisture.tokens.nameHelp" faults={words} />
          <div>
            <SubmitButton>
              <Text id="estates.moisture.tokens.create" />
            </SubmitButton>
          </div>
        </Form>
        {toDelete && (
          <AskToEnd
            title={<Text id="estates.moisture.tokens.revokeTitle" values={{ name: toDelete.name }} />}
            text={<Text id="estates.moisture.tokens.revokeText" />}
            yes={<Text id="estates.moisture.tokens.revoke" />}
            onYes={() => moisture.revokeToken(toDelete.id).then(() => notify.success('estates.moisture.tokens.revoked', { short: true }))}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Sheet>
    </Disclosure>
  )
}
