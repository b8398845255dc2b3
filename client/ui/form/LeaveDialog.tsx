import { Button } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { AskDialog } from '#client/ui/AskDialog.tsx'

export function LeaveDialog({ onClose, onGo }: { onClose: () => void; onGo: () => void }) {
  return (
    <AskDialog title={<Text id="common.leave.title" />} text={<Text id="common.leave.text" />} onClose={onClose}>
      <Button onClick={onGo}>
        <Text id="common.leave.go" />
      </Button>
      <Button variant="solid" onClick={onClose}>
        <Text id="common.leave.stay" />
      </Button>
    </AskDialog>
  )
}
