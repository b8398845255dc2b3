import { LogOut } from 'lucide-react'
import { useState } from 'react'
import type { AccountProfile } from '#client/access/identity.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { AskToEnd } from '#client/ui/AskToEnd.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'

interface LeaveCompanyProps {
  profile: AccountProfile
  onLeave: () => Promise<unknown>
}

/** The way out of a company, once it has been asked for twice. */
export function LeaveCompany({ profile: { name }, onLeave }: LeaveCompanyProps) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <IconButton icon={LogOut} label={text('accounts.leaveCompany.leave', { name })} onClick={() => setAsking(true)} />
      {isAsking && (
        <AskToEnd
          title={<Text id="accounts.leaveCompany.ask" values={{ name }} />}
          text={<Text id="accounts.leaveCompany.askText" />}
          yes={<Text id="accounts.leaveCompany.confirm" />}
          onYes={onLeave}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
