import { Button, chakra, Flex } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Avatar } from '#client/ui/marks.tsx'
import { Unproven } from '#client/ui/Unproven.tsx'
import { useAct } from '#client/ui/useAct.ts'
import { writtenDay, writtenOrganizationNumber } from '#client/ui/writing.ts'
import type { CompanyInvitation } from '../entry.ts'

interface InvitationCardProps {
  invitation: CompanyInvitation
  onAnswer: (isYes: boolean) => Promise<unknown>
}

/** A company asks: what it knows before one says yes, and what it sees then. */
export function InvitationCard({
  invitation: { companyName, organizationNumber, isCompanyProven, roles, createdAt },
  onAnswer,
}: InvitationCardProps) {
  const [isSending, act] = useAct()
  return (
    <Card title={<Text id="accounts.companyInvitation.title" values={{ name: companyName }} />}>
      <Flex gap="4" alignItems="center" flexWrap="wrap">
        <Avatar name={companyName} square />
        <chakra.p flex="1" minWidth="220px" textStyle="meta" color="muted">
          {roles.map((role, i) => (
            <span key={role}>
              {i > 0 && ', '}
              <Text id={`accounts.companyInvitation.role.${role}`} />
            </span>
          ))}
          {' · '}
          <Text id="accounts.companyInvitation.number" values={{ number: writtenOrganizationNumber(organizationNumber) }} />
          {' · '}
          <Text id="accounts.companyInvitation.asked" values={{ day: writtenDay(createdAt) }} />
          <chakra.span display="block" marginTop="1">
            <Unproven isProven={isCompanyProven} />
          </chakra.span>
        </chakra.p>
        <Flex gap="3">
          <Button onClick={() => act(() => onAnswer(false))} disabled={isSending}>
            <Text id="accounts.companyInvitation.decline" />
          </Button>
          <Button variant="solid" onClick={() => act(() => onAnswer(true))} disabled={isSending}>
            <Text id="accounts.companyInvitation.accept" />
          </Button>
        </Flex>
      </Flex>
      <chakra.p borderTopWidth="1px" marginTop="4" paddingTop="4" textStyle="meta" color="muted">
        <Text id="accounts.companyInvitation.sees" />
      </chakra.p>
    </Card>
  )
}
