import { UserRoundX } from 'lucide-react'
import { useState } from 'react'
import type { Own } from '#client/access/own.ts'
import { Text } from '#client/messages/Text.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { OfficePage } from '../OfficePage.tsx'
import type { Deed, DeskUser } from './deeds.ts'
import { DeskAccounts } from './DeskAccounts.tsx'
import { DeskDeeds } from './DeskDeeds.tsx'
import { DeskMails } from './DeskMails.tsx'
import { DeskSessions } from './DeskSessions.tsx'
import { DeskSummary } from './DeskSummary.tsx'

const DeedDialog = fetched(async () => (await import('./DeedDialog.tsx')).DeedDialog, null)

/** One user: what they act as, where they are signed in, what was mailed to them, and what may be done about it. */
export function UserPage(own: Own<DeskUser>) {
  const [deed, setDeed] = useState<Deed>()
  return (
    <OfficePage of="users" own={own} back="/private/administration/users" title={own.data?.name ?? ' '} missing={<NoSuchUser />}>
      {(user) => (
        <>
          <DeskSummary user={user} onDeed={setDeed} />
          <DeskAccounts user={user} onDeed={setDeed} />
          <DeskSessions user={user} onDeed={setDeed} />
          <DeskMails user={user} onDeed={setDeed} />
          <DeskDeeds user={user} />
          {deed && <DeedDialog user={user} deed={deed} onClose={() => setDeed(undefined)} />}
        </>
      )}
    </OfficePage>
  )
}

const NoSuchUser = () => (
  <EmptyState icon={UserRoundX} title={<Text id="administration.user.missing" />}>
    <Text id="administration.user.missingText" />
  </EmptyState>
)
