import { Ban, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { type AdministeredUsersQuery, type UserState, useAdministeredUsersQuery } from '#client/generated/graphql.ts'
import { useText } from '#client/messages/Text.tsx'
import { ListRow } from '#client/ui/ListRow.tsx'
import { Avatar, State } from '#client/ui/marks.tsx'
import { SearchAsTyped } from '#client/ui/SearchAsTyped.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { Filter } from '../Filter.tsx'
import { Found } from '../Found.tsx'
import { OfficePage } from '../OfficePage.tsx'
import { userLooks } from './userLooks.ts'

const choices = [
  { value: null, label: 'administration.all' },
  { value: 'PROVEN', label: 'administration.userState.PROVEN' },
  { value: 'UNPROVEN', label: 'administration.userState.UNPROVEN' },
  { value: 'INVITED', label: 'administration.userState.INVITED' },
] as const
/** Everybody who has signed up or was invited. */
export const UsersPage = () => (
  <OfficePage of="users">
    <Users />
  </OfficePage>
)

function Users() {
  const text = useText()
  const [search, setSearch] = useState('')
  const [state, setState] = useState<UserState | null>(null)
  const asked = useAdministeredUsersQuery({ variables: { search, state }, fetchPolicy: 'cache-and-network', context: { tell: false } })
  return (
    <>
      <SearchAsTyped label={text('administration.users.search')} maxLength={200} onSearch={setSearch} />
      <Filter choices={choices} chosen={state} onChoose={setState} />
      <Found name={text('administration.page.users')} icon={UsersRound} asked={pagesOf(shownData(asked)?.administeredUsers, asked)}>
        {(user) => <UserRow key={user.id} user={user} />}
      </Found>
    </>
  )
}

type User = AdministeredUsersQuery['administeredUsers']['edges'][number]['node']

function UserRow({
  user: { id, name, email, state, isIdentityProven, isSystemAdmin, companies, ownedCount, createdAt, signedInAt, blockedAt },
}: {
  user: User
}) {
  const text = useText()
  const told = [
    email,
    ...companies,
    ownedCount > 0 && text('administration.users.owns', { count: ownedCount }),
    isIdentityProven && text('administration.users.identity'),
    isSystemAdmin && text('administration.users.admin'),
    text('administration.users.since', { day: writtenDay(createdAt) }),
    signedInAt && text('administration.users.signedIn', { day: writtenDay(signedInAt) }),
  ]
  return (
    <ListRow
      stacks
      to={`/private/administration/users/${id}`}
      media={<Avatar name={name} />}
      title={name}
      meta={told.filter(Boolean).join(' · ')}
      value={
        blockedAt ? (
          <State icon={Ban} tone="critical">
            {text('administration.userState.BLOCKED')}
          </State>
        ) : (
          <State {...userLooks[state]}>{text(`administration.userState.${state}`)}</State>
        )
      }
    />
  )
}
