import { Button, chakra, Flex } from '@chakra-ui/react'
import { Ban, LockOpen, Send } from 'lucide-react'
import { useState } from 'react'
import { useIdentity } from '#client/access/identity.ts'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text } from '#client/messages/Text.tsx'
import { AskDialog } from '#client/ui/AskDialog.tsx'
import { Section } from '#client/ui/Card.tsx'
import { notify } from '#client/ui/notify.ts'
import type { CompanyUser, CompanyUserChange } from './useCompanyUsers.ts'

interface AccessProps {
  user: CompanyUser
  onChange: (change: CompanyUserChange) => Promise<unknown>
  onInvite: () => Promise<unknown>
}

/** Blocking and letting in, and the mail for those who have not come yet. What is refused is told by the call itself. */
export function AccessSection({ user, onChange, onInvite }: AccessProps) {
  const [isAsking, setAsking] = useState(false)
  const isOneself = useIdentity()?.selectedAccountId === user.id
  async function doing(work: () => Promise<unknown>, done: MessageKey) {
    try {
      await work()
    } catch {
      return
    }
    notify.success(done, { values: { name: user.name, email: user.email } })
  }
  return (
    <Section title={<Text id="companies.users.access" />}>
      <chakra.p color="muted" marginBottom="4">
        <Text id={isOneself ? 'companies.users.oneself' : user.isDisabled ? 'companies.users.blockedText' : 'companies.users.accessText'} />
      </chakra.p>
      <Flex gap="3" flexWrap="wrap">
        {user.isInvited && !user.isDisabled && (
          <Button onClick={() => void doing(onInvite, 'companies.users.invitedAgain')}>
            <Send aria-hidden />
            <Text id="companies.users.inviteAgain" />
          </Button>
        )}
        {user.isDisabled ? (
          <Button onClick={() => void doing(() => onChange({ isDisabled: false }), 'companies.users.unblocked')}>
            <LockOpen aria-hidden />
            <Text id="companies.users.unblock" />
          </Button>
        ) : (
          !isOneself && (
            <Button onClick={() => setAsking(true)}>
              <Ban aria-hidden />
              <Text id="companies.users.block" />
            </Button>
          )
        )}
      </Flex>
      {isAsking && (
        <AskDialog
          title={<Text id="companies.users.askBlock" values={{ name: user.name }} />}
          text={<Text id="companies.users.askBlockText" />}
          onClose={() => setAsking(false)}
        >
          <Button
            onClick={() => {
              setAsking(false)
              void doing(() => onChange({ isDisabled: true }), 'companies.users.blocked')
            }}
          >
            <Text id="companies.users.block" />
          </Button>
          <Button variant="solid" onClick={() => setAsking(false)}>
            <Text id="common.cancel" />
          </Button>
        </AskDialog>
      )}
    </Section>
  )
}
