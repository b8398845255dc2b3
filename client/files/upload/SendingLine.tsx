import { Button, chakra, Flex } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { Text } from '#client/messages/Text.tsx'
import { ProgressLine } from '#client/ui/ProgressLine.tsx'

/** How far a file has come, with a number, and a way to call it off. */
export const SendingLine = ({ percent, label, onCancel }: { percent: number; label: string; onCancel: () => void }) => (
  <Flex gap="3" alignItems="center">
    <ProgressLine label={label} percent={percent} flex="1" />
    <chakra.span textStyle="figures">{percent} %</chakra.span>
    <Button size="sm" onClick={onCancel}>
      <X aria-hidden />
      <Text id="common.cancel" />
    </Button>
  </Flex>
)
