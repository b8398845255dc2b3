import { Button } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { AskDialog } from '#client/ui/AskDialog.tsx'
import { stay, useSession } from './useSession.ts'

/** Whoever leaves is told what is on this device alone. It stays here, for them and nobody else. */
export function LeaveWaitingDialog() {
  const { leave } = useSession()
  return (
    <AskDialog title={<Text id="logout.waits.title" />} text={<Text id="logout.waits.text" />} onClose={stay}>
      <Button onClick={stay}>
        <Text id="common.cancel" />
      </Button>
      <Button
        variant="solid"
        onClick={() => {
          stay()
          void leave({ anyway: true })
        }}
      >
        <Text id="logout.waits.leave" />
      </Button>
    </AskDialog>
  )
}
