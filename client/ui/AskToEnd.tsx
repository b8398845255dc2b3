import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { AskDialog } from './AskDialog.tsx'
import { useAct } from './useAct.ts'

interface AskToEndProps {
  title: ReactNode
  text: ReactNode
  /** What the yes says. */
  yes: ReactNode
  /** Told by itself where it goes wrong. */
  onYes: () => Promise<unknown>
  onClose: () => void
}

/** Asks before something ends for good; the question stands until that is done. */
export function AskToEnd({ title, text, yes, onYes, onClose }: AskToEndProps) {
  const [isEnding, act] = useAct()
  return (
    <AskDialog title={title} text={text} onClose={onClose}>
      <Button variant="outline" data-danger disabled={isEnding} onClick={() => act(() => onYes().finally(onClose))}>
        {yes}
      </Button>
      <Button variant="solid" onClick={onClose}>
        <Text id="common.cancel" />
      </Button>
    </AskDialog>
  )
}
