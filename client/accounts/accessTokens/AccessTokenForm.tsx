import type { CreateAccessTokenInput } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { ChoicesField, OptionsField } from '#client/ui/form/ChoicesField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { type TokenArea, tokenAreas } from '#schema/access/tokenAreas.ts'
import { accessScopes, createAccessTokenInput } from '#schema/accounts/accessTokens.input.ts'

const periods = ['30', '90', '365'] as const
const empty = {
  name: '',
  scope: 'read' as (typeof accessScopes)[number],
  days: '90' as (typeof periods)[number],
  areas: [] as TokenArea[],
  estateIds: [] as string[],
}
const rules = createAccessTokenInput.omit(['days', 'areas', 'estateIds'])
const words = { required: 'accounts.tokens.writeName' } as const
/** Who looks after the whole system makes such tokens over the API. */
const areas = tokenAreas.filter((area) => area !== 'administration')

interface AccessTokenFormProps {
  estates: readonly { id: string; addressLine1: string }[]
  onSubmit: (input: CreateAccessTokenInput) => Promise<unknown>
}

/** Where nothing is chosen there is no limit. */
export function AccessTokenForm({ estates, onSubmit }: AccessTokenFormProps) {
  return (
    <Form
      initialValues={empty}
      rules={rules}
      afterwards="clear"
      onSubmit={({ name, scope, days, areas: chosen, estateIds }) =>
        onSubmit({
          name,
          scope,
          days: Number(days),
          areas: chosen.length ? chosen : null,
          estateIds: estateIds.length ? estateIds : null,
        })
      }
    >
      <TextField name="name" label="accounts.tokens.name" help="accounts.tokens.nameHelp" autoComplete="off" faults={words} />
      <ChoiceField name="scope" label="accounts.tokens.scope" choices={accessScopes} choiceLabel="accounts.tokens.scopes" />
      <ChoiceField name="days" label="accounts.tokens.days" choices={periods} choiceLabel="accounts.tokens.period" />
      <ChoicesField
        name="areas"
        label="accounts.tokens.chooseAreas"
        help="accounts.tokens.areasHelp"
        choices={areas}
        choiceLabel="accounts.tokens.areas"
      />
      {estates.length > 0 && (
        <OptionsField
          name="estateIds"
          label="accounts.tokens.chooseEstates"
          help="accounts.tokens.estatesHelp"
          options={estates.map(({ id, addressLine1 }) => ({ value: id, words: addressLine1 }))}
        />
      )}
      <div>
        <SubmitButton>
          <Text id="accounts.tokens.create" />
        </SubmitButton>
      </div>
    </Form>
  )
}
