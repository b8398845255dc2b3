import { Ban, MailQuestion, ShieldCheck } from 'lucide-react'
import { Text } from '#client/messages/Text.tsx'
import { State } from '#client/ui/marks.tsx'
import type { CompanyUser } from './useCompanyUsers.ts'

/** Whether somebody can act for the company now. */
export function UserState({ user: { isDisabled, isInvited } }: { user: CompanyUser }) {
  if (isDisabled) {
    return (
      <State icon={Ban} tone="critical">
        <Text id="companies.users.state.blocked" />
      </State>
    )
  }
  if (isInvited) {
    return (
      <State icon={MailQuestion} tone="caution">
        <Text id="companies.users.state.invited" />
      </State>
    )
  }
  return (
    <State icon={ShieldCheck} tone="positive">
      <Text id="companies.users.state.active" />
    </State>
  )
}

/** `Administrator, Leder` */
export const RoleNames = ({ roles }: Pick<CompanyUser, 'roles'>) =>
  roles.map((role, i) => (
    <span key={role}>
      {i > 0 && ', '}
      <Text id={`companies.role.${role}`} />
    </span>
  ))
