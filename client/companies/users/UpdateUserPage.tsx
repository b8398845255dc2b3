import { useParams } from 'react-router-dom'
import { refusalOf } from '#client/access/refusal.ts'
import { ForCompanyAdmin } from '#client/companies/ForCompanyAdmin.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { Avatar } from '#client/ui/marks.tsx'
import { notify } from '#client/ui/notify.ts'
import { Page } from '#client/ui/Page.tsx'
import { Loading, SkeletonRows } from '#client/ui/skeletons.tsx'
import { EmptyState, ErrorState } from '#client/ui/states.tsx'
import { writtenPhone } from '#client/ui/writing.ts'
import { updateCompanyUserInput } from '#schema/companies/companyUsers.input.ts'
import type { CompanyRole } from '#schema/companies/roles.ts'
import { AccessSection } from './AccessSection.tsx'
import { RolesField } from './RolesField.tsx'
import { useCompanyUser } from './useCompanyUsers.ts'
import { UserState } from './userMarks.tsx'

const rules = updateCompanyUserInput.pick(['roles'])

export function UpdateUserPage() {
  const text = useText()
  const { accountId = '' } = useParams()
  return (
    <Page title={text('companies.users.changeTitle')} narrow back="/private/company/users">
      <ForCompanyAdmin>{(companyId) => <UpdateUser companyId={companyId} userId={accountId} />}</ForCompanyAdmin>
    </Page>
  )
}

function UpdateUser({ companyId, userId }: { companyId: string; userId: string }) {
  const { user, error, retry, change, inviteAgain } = useCompanyUser(companyId, userId)
  if (error) {
    return refusalOf(error)?.code === 'entityNotFound' ? (
      <EmptyState title={<Text id="companies.users.notFound" />} />
    ) : (
      <ErrorState onRetry={retry} />
    )
  }
  if (!user) {
    return (
      <Loading>
        <Sheet>
          <SkeletonRows count={1} media />
        </Sheet>
      </Loading>
    )
  }
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
