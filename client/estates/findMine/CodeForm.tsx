import { chakra } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { notify } from '#client/ui/notify.ts'
import { writtenDay } from '#client/ui/writing.ts'
import { claimCodeInput } from '#schema/registry/claims.input.ts'
import type { OwnClaim } from './useFindMine.ts'
import { useOwnClaim } from './useOwnClaim.ts'

const rules = claimCodeInput.pick(['code'])

/** The code of the letter that came to the estate's own address. */
export function CodeForm({ claim, onChanged }: { claim: OwnClaim; onChanged: () => Promise<unknown> }) {
  const { enter } = useOwnClaim(claim.id, onChanged)
  const { addressLine1: name, codeExpiresAt, triesLeft } = claim
  return (
    <Form
      initialValues={{ code: '' }}
      rules={rules}
      onSubmit={async ({ code }) => {
        await enter(code)
        notify.success('estates.findMine.waiting.confirmed', { values: { name }, short: true })
      }}
    >
      <chakra.div display="grid" gap="2" maxWidth="420px">
        <TextField name="code" label="estates.findMine.waiting.code" autoComplete="one-time-code" />
        <chakra.p textStyle="meta" color="muted">
          <Text
            id="estates.findMine.waiting.codeHelp"
            values={{ date: codeExpiresAt ? writtenDay(codeExpiresAt) : '', count: triesLeft }}
          />
        </chakra.p>
        <SubmitButton>
          <Text id="estates.findMine.waiting.confirm" />
        </SubmitButton>
      </chakra.div>
    </Form>
  )
}
