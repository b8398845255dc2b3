import { useNavigate } from 'react-router-dom'
import { ForCompanyAdmin } from '#client/companies/ForCompanyAdmin.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { notify } from '#client/ui/notify.ts'
import { Page } from '#client/ui/Page.tsx'
import { createCompanyUserInput } from '#schema/companies/companyUsers.input.ts'
import { RolesField } from './RolesField.tsx'
import { type NewCompanyUser, useCreateCompanyUser } from './useCompanyUsers.ts'

const usersPath = '/private/company/users'
const rules = createCompanyUserInput.omit(['companyId'])
const empty: NewCompanyUser = { firstName: '', lastName: '', email: '', phone: '', roles: [] }

export function CreateUserPage() {
  const text = useText()
  return (
    <Page title={text('companies.users.addTitle')} lead={<Text id="companies.users.addLead" />} narrow back={usersPath}>
      <ForCompanyAdmin>{(companyId) => <CreateUser companyId={companyId} />}</ForCompanyAdmin>
    </Page>
  )
}

function CreateUser({ companyId }: { companyId: string }) {
  const navigate = useNavigate()
  const create = useCreateCompanyUser(companyId)
  async function save(user: NewCompanyUser) {
    await create(user)
    notify.success('companies.users.added', { values: { email: user.email } })
    void navigate(usersPath)
  }
  return (
    <Form initialValues={empty} rules={rules} onSubmit={save}>
      <TextField name="firstName" label="companies.users.firstName" autoComplete="off" />
      <TextField name="lastName" label="companies.users.lastName" autoComplete="off" />
      <TextField name="email" label="companies.users.email" type="email" autoComplete="off" />
      <TextField name="phone" label="companies.users.phone" type="tel" autoComplete="off" />
      <RolesField name="roles" />
      <SaveBar>
        <SubmitButton>
          <Text id="companies.users.add" />
        </SubmitButton>
      </SaveBar>
    </Form>
  )
}
