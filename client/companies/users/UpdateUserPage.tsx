import type { Own } from '#client/access/own.ts'
import { ForCompanyAdmin } from '#client/companies/ForCompanyAdmin.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { LoadingSheet } from '#client/ui/LoadingSheet.tsx'
import { Avatar } from '#client/ui/marks.tsx'
import { notify } from '#client/ui/notify.ts'
import { Page } from '#client/ui/Page.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { writtenPhone } from '#client/ui/writing.ts'
import { updateCompanyUserInput } from '#schema/companies/companyUsers.input.ts'
import type { CompanyRole } from '#schema/companies/roles.ts'
import { AccessSection } from './AccessSection.tsx'
import { RolesField } from './RolesField.tsx'
import { type CompanyUser, useCompanyUser } from './useCompanyUsers.ts'
import { UserState } from './userMarks.tsx'

const rules = updateCompanyUserInput.pick(['roles'])

export function UpdateUserPage(own: Own<CompanyUser>) {
  const text = useText()
  return (
    <Page title={text('companies.users.changeTitle')} narrow back="/private/company/users">
      <ForCompanyAdmin>
        {(companyId) => (
          <Answered
            answer={own}
            skeleton={<LoadingSheet count={1} media />}
            missing={<EmptyState title={<Text id="companies.users.notFound" />} />}
          >
            {(user) => <UpdateUser companyId={companyId} user={user} />}
          </Answered>
        )}
      </ForCompanyAdmin>
    </Page>
  )
}

function UpdateUser({ companyId, user }: { companyId: string; user: CompanyUser }) {
  const { change, inviteAgain } = useCompanyUser(companyId, user.id)
  async function save({ roles }: { roles: CompanyRole[] }) {
    await change({ roles })
    notify.success('companies.users.saved', { short: true })
  }
  return (
    <>
      <Sheet paddingBlock="2">
        <Rows>
          <ListRow
            media={<Avatar name={user.name} quiet={user.isDisabled} />}
            title={user.name}
            meta={[user.email, user.phone && writtenPhone(user.phone)].filter(Boolean).join(' · ')}
            value={<UserState user={user} />}
          />
        </Rows>
      </Sheet>
      <Form initialValues={{ roles: user.roles }} rules={rules} onSubmit={save}>
        <RolesField name="roles" />
        <SaveBar>
          <SubmitButton>
            <Text id="companies.users.saveRoles" />
          </SubmitButton>
        </SaveBar>
      </Form>
      <AccessSection user={user} onChange={change} onInvite={inviteAgain} />
    </>
  )
}
