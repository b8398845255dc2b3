import { useNavigate } from 'react-router-dom'
import { useSend } from '#client/data/useSend.ts'
import { LeaveEstateDocument, useSharedWithMeQuery } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { DeleteButton } from '#client/ui/DeleteButton.tsx'
import { notify } from '#client/ui/notify.ts'
import { Stack } from '#client/ui/Page.tsx'
import { SharedWords } from './SharedWords.tsx'

/** What a guest is told of being one, and the way out. Nothing, to everybody else. */
export function SharedWithMe({ estateId, name }: { estateId: string; name: string }) {
  const estate = useSharedWithMeQuery({ variables: { estateId }, context: { tell: false } }).data?.estate
  const send = useSend()
  const navigate = useNavigate()
  if (!estate?.guestLevel) return null

  async function giveBack() {
    await send({ mutation: LeaveEstateDocument, variables: { estateId } }, ['Query.guestEstates'])
    notify.success('estates.shared.left', { values: { name } })
    void navigate('/private/estates')
  }
  return (
    <Card title={<Text id="estates.sharedWithMe" />}>
      <Stack gap="4">
        <SharedWords {...estate} />
        <DeleteButton
          label={<Text id="estates.shared.leave" />}
          title={<Text id="estates.shared.leaveTitle" values={{ name }} />}
          text={<Text id="estates.shared.leaveText" />}
          onDelete={giveBack}
        />
      </Stack>
    </Card>
  )
}
