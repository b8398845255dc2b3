import { Ban, UsersRound } from 'lucide-react'
import type { Own } from '#client/access/own.ts'
import type { AdministeredUsersQuery } from '#client/generated/graphql.ts'
import { useText } from '#client/messages/Text.tsx'
import { ListRow } from '#client/ui/ListRow.tsx'
import { Avatar, State } from '#client/ui/marks.tsx'
import { ScreenSearch } from '#client/ui/SearchAsTyped.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { Filter } from '../Filter.tsx'
import { FoundList } from '../FoundList.tsx'
import { OfficePage } from '../OfficePage.tsx'
import { userLooks } from './userLooks.ts'

const choices = [
  { value: null, label: 'administration.all' },
  { value: 'PROVEN', label: 'administration.userState.PROVEN' },
  { value: 'UNPROVEN', label: 'administration.userState.UNPROVEN' },
  { value: 'INVITED', label: 'administration.userState.INVITED' },
] as const

/** Everybody who has signed up or was invited. */
export function UsersPage(own: Own<AdministeredUsersQuery['administeredUsers']>) {
  const text = useText()
  const above = (
    <>
      <ScreenSearch label={text('administration.users.search')} maxLength={200} />
      <Filter name="state" choices={choices} chosen={own.variables['state']} />
    </>
  )
  return (
    <OfficePage of="users" own={own} above={above}>
      {() => (
        <FoundList name={text('administration.page.users')} icon={UsersRound} own={own}>
          {(user) => <UserRow key={user.id} user={user} />}
        </FoundList>
      )}
    </OfficePage>
  )
}

type User = AdministeredUsersQuery['administeredUsers']['edges'][number]['node']

function UserRow({
  user: { id, name, email, state, isIdentityProven, isSystemAdmin, companies, ownedCount, createdAt, signedInAt, blockedAt },
}: {
  user: User
}) {
  const text = useText()
  const words = [
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
      meta={words.filter(Boolean).join(' · ')}
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
