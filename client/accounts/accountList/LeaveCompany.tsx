import { Button } from '@chakra-ui/react'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import type { AccountProfile } from '#client/access/identity.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { AskDialog } from '#client/ui/AskDialog.tsx'
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
        <AskDialog
          title={<Text id="accounts.leaveCompany.ask" values={{ name }} />}
          text={<Text id="accounts.leaveCompany.askText" />}
          onClose={() => setAsking(false)}
        >
          <Button
            onClick={() => {
              setAsking(false)
              void onLeave()
            }}
          >
            <Text id="accounts.leaveCompany.confirm" />
          </Button>
          <Button variant="solid" onClick={() => setAsking(false)}>
            <Text id="common.cancel" />
          </Button>
        </AskDialog>
      )}
    </>
  )
}
