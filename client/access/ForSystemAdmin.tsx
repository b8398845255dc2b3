import type { ReactNode } from 'react'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text } from '#client/messages/Text.tsx'
import { DeniedState } from '#client/ui/states.tsx'
import { useIdentity } from './identity.ts'

interface ForSystemAdminProps {
  /** What the others are told. */
  denied: { title: MessageKey; text: MessageKey }
  children: ReactNode
}

/** For those who run the system. */
export const ForSystemAdmin = ({ denied, children }: ForSystemAdminProps) =>
  useIdentity()?.roles.includes('System.Admin') ? (
    children
  ) : (
    <DeniedState title={<Text id={denied.title} />}>
      <Text id={denied.text} />
    </DeniedState>
  )
