import type { ReactNode } from 'react'
import { type Identity, useIdentity } from '#client/access/identity.ts'
import { Text } from '#client/messages/Text.tsx'
import { DeniedState, SwitchedOffState } from '#client/ui/states.tsx'

/** What the people of a company see, whatever they are there. */
export function ForCompanyStaff({ children }: { children: (companyId: string, identity: Identity) => ReactNode }) {
  const identity = useIdentity()
  if (!identity?.features['companyAccountManagement']) return <SwitchedOffState title={<Text id="companies.switchedOff" />} />
  if (!identity.companyId) {
    return (
      <DeniedState>
        <Text id="companies.staffOnly" />
      </DeniedState>
    )
  }
  return children(identity.companyId, identity)
}
