import { Button, chakra } from '@chakra-ui/react'
import { UserPlus } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Own } from '#client/access/own.ts'
import { rowsOf } from '#client/access/pagesOf.ts'
import { ForCompanyAdmin } from '#client/companies/ForCompanyAdmin.tsx'
import type { CompanyUsersQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { LoadingSheet } from '#client/ui/LoadingSheet.tsx'
import { Avatar } from '#client/ui/marks.tsx'
import { Page } from '#client/ui/Page.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { RoleNames, UserState } from './userMarks.tsx'

export function CompanyUsersPage(own: Own<CompanyUsersQuery['companyUsers']>) {
  const text = useText()
  return (
    <Page title={text('companies.users.title')} lead={<Text id="companies.users.lead" />} narrow>
      <ForCompanyAdmin>
        {() => (
          <Answered answer={own} skeleton={<LoadingSheet count={4} media />}>
            {() => <Users {...own} />}
          </Answered>
        )}
      </ForCompanyAdmin>
    </Page>
  )
}

function Users(own: Own<CompanyUsersQuery['companyUsers']>) {
  const text = useText()
  const { nodes: users = [], totalCount, hasMore, loading, more } = rowsOf(own)
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
