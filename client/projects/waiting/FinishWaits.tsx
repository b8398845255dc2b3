import { Button } from '@chakra-ui/react'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text } from '#client/messages/Text.tsx'
import { useFaultText } from '#client/ui/form/useFaultText.ts'
import { Note } from '#client/ui/Note.tsx'
import { takeBack } from './sending.ts'
import type { WaitingFinish } from './waiting.ts'

const words: Partial<Record<string, MessageKey>> = {
  transition: 'errors.reasons.transition',
  openDeviation: 'errors.reasons.openDeviation',
  pictureMissing: 'errors.reasons.pictureMissing',
}

/** It is not finished yet, and says why: its pictures are still on this device, or the server has said no. */
export function FinishWaits({ item: { id, fault } }: { item: WaitingFinish }) {
  const faultText = useFaultText()
  return (
    <Note
      title={<Text id={fault ? 'projects.waits.notFinishedTitle' : 'projects.waits.state'} />}
      action={
        <Button size="sm" onClick={() => void takeBack(id)}>
          <Text id={fault ? 'common.close' : 'common.undo'} />
        </Button>
      }
    >
      {fault ? faultText(fault, words) : <Text id="projects.waits.text" />}
    </Note>
  )
}
