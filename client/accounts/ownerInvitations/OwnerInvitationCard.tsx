import { Button, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { Avatar } from '#client/ui/marks.tsx'
import { Unproven } from '#client/ui/Unproven.tsx'
import { useAct } from '#client/ui/useAct.ts'
import { writtenDay, writtenOrganizationNumber } from '#client/ui/writing.ts'
import type { OwnerInvitation } from '../entry.ts'

interface OwnerInvitationCardProps {
  invitation: OwnerInvitation
  onAccept: () => Promise<unknown>
  onDecline: (isForGood: boolean) => Promise<unknown>
}

/** Who asks, about which estate, and what follows from either answer. */
export function OwnerInvitationCard({ invitation, onAccept, onDecline }: OwnerInvitationCardProps) {
  const { companyName: name, organizationNumber, isCompanyProven, askedBy, addressLine1, addressLine2, isForOrder } = invitation
  const [isSending, act] = useAct()
  const [isForGood, setForGood] = useState(false)
  const facts = { day: writtenDay(invitation.createdAt), until: writtenDay(invitation.expiresAt), who: askedBy ?? '' }
  return (
    <Card title={<Text id="accounts.ownerInvitation.title" values={{ address: addressLine1 }} />}>
      <Flex gap="4" alignItems="center">
        <Avatar name={name} square />
        <chakra.div flex="1" minWidth="0" overflowWrap="anywhere">
          <chakra.b display="block">{name}</chakra.b>
          <chakra.span display="block" textStyle="meta" color="muted">
            <Text id="accounts.companyInvitation.number" values={{ number: writtenOrganizationNumber(organizationNumber) }} />
            {' · '}
            <Text id={askedBy ? 'accounts.ownerInvitation.askedBy' : 'accounts.ownerInvitation.asked'} values={facts} />
          </chakra.span>
          <Unproven isProven={isCompanyProven} />
        </chakra.div>
      </Flex>
      <chakra.div display="grid" gap="3" marginTop="4">
        <chakra.p>
          <Text
            id={isForOrder ? 'accounts.ownerInvitation.textOrder' : 'accounts.ownerInvitation.text'}
            values={{ name, address: [addressLine1, addressLine2].filter(Boolean).join(', ') }}
          />
        </chakra.p>
        <chakra.ul paddingInlineStart="5" listStyleType="disc" display="grid" gap="1">
          {(['owns', 'sees', 'no'] as const).map((what) => (
            <li key={what}>
              <Text id={`accounts.ownerInvitation.${what}`} values={{ name }} />
            </li>
          ))}
        </chakra.ul>
      </chakra.div>
      <Checkbox checked={isForGood} onChange={setForGood}>
        <Text id="accounts.ownerInvitation.forGood" values={{ name }} />
      </Checkbox>
      <Flex gap="3" flexWrap="wrap" marginTop="2">
        <Button variant="solid" onClick={() => act(onAccept)} disabled={isSending || isForGood}>
          <Text id="accounts.ownerInvitation.accept" />
        </Button>
        <Button onClick={() => act(() => onDecline(isForGood))} disabled={isSending}>
          <Text id="accounts.ownerInvitation.decline" />
        </Button>
      </Flex>
      <chakra.p borderTopWidth="1px" marginTop="4" paddingTop="4" textStyle="meta" color="muted">
        <Text id="accounts.ownerInvitation.until" values={facts} />
      </chakra.p>
    </Card>
  )
}
