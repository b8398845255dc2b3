import { Button, chakra, Flex } from '@chakra-ui/react'
import { Ban, DoorOpen } from 'lucide-react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Avatar, State } from '#client/ui/marks.tsx'
import { writtenDay, writtenMoment } from '#client/ui/writing.ts'
import { userLooks } from '../users/userLooks.ts'
import type { DeskPartProps } from './deeds.ts'

/** Who it is, how far they have come, and the one thing that closes or opens all of it. */
export function DeskSummary({ user, onDeed }: DeskPartProps) {
  const text = useText()
  const { name, email, state, isIdentityProven, isSystemAdmin, isSelf, createdAt, signedInAt, blockedAt } = user
  const words = [
    isIdentityProven && text('administration.users.identity'),
    isSystemAdmin && text('administration.users.admin'),
    text('administration.users.since', { day: writtenDay(createdAt) }),
    signedInAt ? text('administration.user.signedIn', { at: writtenMoment(signedInAt) }) : text('administration.user.neverSignedIn'),
  ]
  return (
    <Sheet>
      <Flex gap="4" alignItems="center" flexWrap="wrap">
        <Avatar name={name} />
        <chakra.div flex="1" minWidth="200px">
          <chakra.b display="block" overflowWrap="anywhere">
            {email}
          </chakra.b>
          <chakra.p textStyle="meta" color="muted">
            {words.filter(Boolean).join(' · ')}
          </chakra.p>
        </chakra.div>
        {blockedAt ? (
          <State icon={Ban} tone="critical">
            <Text id="administration.user.blocked" values={{ day: writtenDay(blockedAt) }} />
          </State>
        ) : (
          <State {...userLooks[state]}>{text(`administration.userState.${state}`)}</State>
        )}
        {blockedAt ? (
          <Button variant="solid" onClick={() => onDeed({ kind: 'unblock' })}>
            <DoorOpen aria-hidden />
            <Text id="administration.deed.unblock.do" />
          </Button>
        ) : (
          !isSelf &&
          !isSystemAdmin && (
            <Button onClick={() => onDeed({ kind: 'block' })}>
              <Ban aria-hidden />
              <Text id="administration.deed.block.do" />
            </Button>
          )
        )}
      </Flex>
    </Sheet>
  )
}
