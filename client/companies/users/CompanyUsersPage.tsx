import { Button, chakra } from '@chakra-ui/react'
import { UserPlus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ForCompanyAdmin } from '#client/companies/ForCompanyAdmin.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { Avatar } from '#client/ui/marks.tsx'
import { Page } from '#client/ui/Page.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { Loading, SkeletonRows } from '#client/ui/skeletons.tsx'
import { ErrorState } from '#client/ui/states.tsx'
import { useCompanyUsers } from './useCompanyUsers.ts'
import { RoleNames, UserState } from './userMarks.tsx'

export function CompanyUsersPage() {
  const text = useText()
  return (
    <Page title={text('companies.users.title')} lead={<Text id="companies.users.lead" />} narrow>
      <ForCompanyAdmin>{(companyId) => <Users companyId={companyId} />}</ForCompanyAdmin>
    </Page>
  )
}

function Users({ companyId }: { companyId: string }) {
  const text = useText()
  const { users, totalCount, hasMore, error, loading, retry, more } = useCompanyUsers(companyId)
  if (error) return <ErrorState onRetry={retry} />
  if (!users) {
    return (
      <Loading>
        <Sheet>
          <SkeletonRows count={4} media />
        </Sheet>
      </Loading>
    )
  }
  return (
    <div>
      <Button asChild variant="solid" marginBottom="4">
        <Link to="/private/company/users/create">
          <UserPlus aria-hidden />
          <Text id="companies.users.add" />
        </Link>
      </Button>
      <Sheet paddingBlock="2">
        <Rows aria-label={text('companies.users.title')}>
          {users.map((user) => (
            <ListRow
              key={user.id}
              to={`/private/company/users/update/${user.id}`}
              media={<Avatar name={user.name} quiet={user.isDisabled} />}
              title={user.name}
              meta={
                <>
                  <RoleNames roles={user.roles} />
                  <chakra.span hideBelow="sm"> · {user.email}</chakra.span>
                </>
              }
              value={<UserState user={user} />}
            />
          ))}
        </Rows>
      </Sheet>
      {hasMore && <ShowMore shown={users.length} of={totalCount} loading={loading} onMore={more} />}
    </div>
  )
}
