import { Button, chakra, Flex } from '@chakra-ui/react'
import { UserPlus, UserRoundSearch } from 'lucide-react'
import { useState } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { AskToEnd } from '#client/ui/AskToEnd.tsx'
import { Card } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { notify } from '#client/ui/notify.ts'
import { useAct } from '#client/ui/useAct.ts'
import { writtenDay } from '#client/ui/writing.ts'
import { useInvitedOwner } from './useInvitedOwner.ts'

const InviteOwnerDialog = fetched(async () => (await import('./InviteOwnerDialog.tsx')).InviteOwnerDialog)

/** Of an estate that nobody owns here, for those who lead the company that added it: who was asked, and what came of it. */
export function InvitedOwnerCard({ estateId }: { estateId: string }) {
  const { invitation, invite, again, withdraw } = useInvitedOwner(estateId)
  const [isInviting, setInviting] = useState(false)
  const [isEnding, setEnding] = useState(false)
  const [isSending, act] = useAct()
  if (invitation === undefined) return null
  const { id, email, state = null, createdAt, expiresAt } = invitation ?? {}
  const values = {
    name: invitation ? `${invitation.firstName} ${invitation.lastName}`.trim() || invitation.email : '',
    email: email ?? '',
    day: createdAt ? writtenDay(createdAt) : '',
    until: expiresAt ? writtenDay(expiresAt) : '',
  }
  const isOpen = state === 'INVITED'
  const mayAskAgain = isOpen || state === 'EXPIRED' || state === 'WITHDRAWN'
  const sendAgain = async () => {
    await again(id!)
    notify.success('estates.invitedOwner.sent', { values })
  }
  return (
    <Card icon={UserRoundSearch} title={<Text id="estates.invitedOwner.title" />}>
      <chakra.div display="grid" gap="3" overflowWrap="anywhere">
        <p>
          <Text id={`estates.invitedOwner.state.${state ?? 'NOBODY'}`} values={values} />
        </p>
        {isOpen && (
          <chakra.p textStyle="meta" color="muted">
            <Text id="estates.invitedOwner.nothingYet" />
          </chakra.p>
        )}
        <Flex gap="3" flexWrap="wrap">
          {mayAskAgain && (
            <Button size="sm" disabled={isSending} onClick={() => act(sendAgain)}>
              <Text id="estates.invitedOwner.again" />
            </Button>
          )}
          {isOpen && (
            <Button size="sm" disabled={isSending} onClick={() => setEnding(true)}>
              <Text id="estates.invitedOwner.withdraw" />
            </Button>
          )}
          <Button
            size="sm"
            variant={mayAskAgain ? 'outline' : 'solid'}
            onPointerEnter={InviteOwnerDialog.beforehand}
            onClick={() => setInviting(true)}
          >
            <UserPlus aria-hidden />
            <Text id={state ? 'estates.invitedOwner.another' : 'estates.invitedOwner.invite'} />
          </Button>
        </Flex>
      </chakra.div>
      {isInviting && <InviteOwnerDialog invite={invite} onClose={() => setInviting(false)} />}
      {isEnding && (
        <AskToEnd
          title={<Text id="estates.invitedOwner.askWithdraw" values={values} />}
          text={<Text id="estates.invitedOwner.withdrawText" values={values} />}
          yes={<Text id="estates.invitedOwner.withdraw" />}
          onYes={() => withdraw(id!)}
          onClose={() => setEnding(false)}
        />
      )}
    </Card>
  )
}
