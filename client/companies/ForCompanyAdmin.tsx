import type { ReactNode } from 'react'
import { useIdentity } from '#client/access/identity.ts'
import { Text } from '#client/messages/Text.tsx'
import { DeniedState, SwitchedOffState } from '#client/ui/states.tsx'

/** What only an administrator of the company sees. Others read who can change that. */
export function ForCompanyAdmin({ children }: { children: (companyId: string) => ReactNode }) {
  const { companyId, roles = [], features } = useIdentity() ?? {}
  if (!features?.['companyAccountManagement']) return <SwitchedOffState title={<Text id="companies.switchedOff" />} />
  if (!companyId || !roles.includes('Company.Admin')) {
    return (
      <DeniedState>
        <Text id="companies.adminsOnly" />
      </DeniedState>
    )
  }
  return children(companyId)
}
