import { UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { refusalOf } from '#client/access/refusal.ts'
import { useUserDeskQuery } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { Asked } from '#client/records/Asked.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { OfficePage } from '../OfficePage.tsx'
import type { Deed } from './deeds.ts'
import { DeskAccounts } from './DeskAccounts.tsx'
import { DeskDeeds } from './DeskDeeds.tsx'
import { DeskMails } from './DeskMails.tsx'
import { DeskSessions } from './DeskSessions.tsx'
import { DeskSummary } from './DeskSummary.tsx'

const DeedDialog = fetched(async () => (await import('./DeedDialog.tsx')).DeedDialog, null)

/** One user: what they act as, where they are signed in, what was mailed to them, and what may be done about it. */
export function UserPage() {
  const { userId = '' } = useParams()
  const { data, error, refetch } = useUserDeskQuery({ variables: { userId }, fetchPolicy: 'cache-and-network', context: { tell: false } })
  const user = data?.userDesk
  const [deed, setDeed] = useState<Deed>()
  const isMissing = refusalOf(error)?.code === 'entityNotFound'
  return (
    <OfficePage of="users" back="/private/administration/users" title={user?.name ?? ' '}>
      {isMissing && !user ? (
        <EmptyState icon={UserRoundX} title={<Text id="administration.user.missing" />}>
          <Text id="administration.user.missingText" />
        </EmptyState>
      ) : (
        <Asked asked={{ data: user, error, retry: () => void refetch() }} skeleton={<RecordsSkeleton />}>
          {(shown) => (
            <>
              <DeskSummary user={shown} onDeed={setDeed} />
              <DeskAccounts user={shown} onDeed={setDeed} />
              <DeskSessions user={shown} onDeed={setDeed} />
              <DeskMails user={shown} onDeed={setDeed} />
              <DeskDeeds user={shown} />
              {deed && <DeedDialog user={shown} deed={deed} onClose={() => setDeed(undefined)} />}
            </>
          )}
        </Asked>
      )}
    </OfficePage>
  )
}
