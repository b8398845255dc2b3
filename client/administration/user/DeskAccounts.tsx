import { Button } from '@chakra-ui/react'
import { Building2, UserRound } from 'lucide-react'
import { Text, useKnownKey, useText } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import type { DeskPartProps, DeskUser } from './deeds.ts'

/** What they act as. One that its company has closed is for the company to open. */
export function DeskAccounts({ user, onDeed }: DeskPartProps) {
  const text = useText()
  const isKnown = useKnownKey()
  const mayClose = !user.isSelf && !user.isSystemAdmin
  const roleNames = (roles: readonly string[]) =>
    roles
      .map((role) => {
        const [kind = '', name = ''] = role.toLowerCase().split('_')
        const key = `app.role.${kind[0]?.toUpperCase()}${kind.slice(1)}_${name[0]?.toUpperCase()}${name.slice(1)}`
        return isKnown(key) ? text(key) : role
      })
      .join(', ')
  const stateOf = ({ isDisabled, blockedAt, leftAt }: DeskUser['accounts'][number]) =>
    blockedAt
      ? text('administration.user.accountBlocked', { day: writtenDay(blockedAt) })
      : leftAt
        ? text('administration.user.accountLeft', { day: writtenDay(leftAt) })
        : isDisabled && text('administration.user.accountDisabled')
  return (
    <Card title={<Text id="administration.user.accounts" />}>
      {user.accounts.length ? (
        <Rows aria-label={text('administration.user.accounts')}>
          {user.accounts.map((account) => {
            const { id, name, companyName, roles, isDisabled, blockedAt } = account
            const called = companyName ?? name
            const deed = blockedAt ? 'unblockAccount' : !isDisabled && mayClose && 'blockAccount'
            return (
              <ListRow
                key={id}
                stacks
                media={<IconTile icon={companyName ? Building2 : UserRound} />}
                title={called}
                meta={[
                  text(companyName ? 'administration.user.inCompany' : 'administration.user.customer'),
                  roleNames(roles),
                  stateOf(account),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                actions={
                  deed && (
                    <Button
                      size="sm"
                      aria-label={text(`administration.deed.${deed}.named`, { what: called })}
                      onClick={() => onDeed({ kind: deed, accountId: id, name: called })}
                    >
                      <Text id={`administration.deed.${deed}.do`} />
                    </Button>
                  )
                }
              />
            )
          })}
        </Rows>
      ) : (
        <Text id="administration.user.noAccounts" />
      )}
    </Card>
  )
}
