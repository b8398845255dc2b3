import { Button, chakra, Flex } from '@chakra-ui/react'
import type { AccountDepartureQuery } from '#client/generated/graphql.ts'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text } from '#client/messages/Text.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { PasswordField } from '#client/ui/form/PasswordField.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { Note } from '#client/ui/Note.tsx'
import { deleteMyAccountInput } from '#schema/accounts/departure.input.ts'

interface DepartureFormProps {
  departure: AccountDepartureQuery['accountDeparture']
  onSubmit: (password: string) => Promise<unknown>
  onCancel: () => void
}

const empty = { password: '' }
const faults = { required: 'accounts.changePassword.writeOld' } as const

export function DepartureForm({ departure, onSubmit, onCancel }: DepartureFormProps) {
  const { estatesToDelete, estatesToLeave, companies, lastAdminIn, isSystemAdmin } = departure
  const cancel = (
    <Button onClick={onCancel}>
      <Text id="common.cancel" />
    </Button>
  )
  if (isSystemAdmin || lastAdminIn.length)
    return (
      <Note title={<Text id="accounts.departure.refused" />} action={cancel}>
        {isSystemAdmin ? (
          <Text id="accounts.departure.systemAdmin" />
        ) : (
          <Text id="accounts.departure.lastAdmin" values={{ companies: lastAdminIn.join(', ') }} />
        )}
      </Note>
    )
  return (
    <>
      <chakra.ul display="grid" gap="3" marginBottom="5" paddingStart="5" listStyle="disc">
        <What id="accounts.departure.person" />
        <What id="accounts.departure.estatesToDelete" names={estatesToDelete} />
        <What id="accounts.departure.estatesToLeave" names={estatesToLeave} />
        <What id="accounts.departure.companies" names={companies} />
        <What id="accounts.departure.kept" />
      </chakra.ul>
      <Form initialValues={empty} rules={deleteMyAccountInput} onSubmit={({ password }) => onSubmit(password)} afterwards="clear">
        <PasswordField name="password" label="accounts.departure.password" autoComplete="current-password" faults={faults} />
        <Flex gap="3" wrap="wrap">
          <SubmitButton variant="outline" data-danger>
            <Text id="accounts.departure.submit" />
          </SubmitButton>
          {cancel}
        </Flex>
      </Form>
    </>
  )
}

/** Nothing of what there is none of. */
const What = ({ id, names }: { id: MessageKey; names?: readonly string[] }) =>
  names?.length === 0 ? null : (
    <chakra.li overflowWrap="anywhere">
      <Text id={id} values={{ count: names?.length ?? 0, names: names?.join(', ') ?? '' }} />
    </chakra.li>
  )
