import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { Text, useText } from '#client/messages/Text.tsx'
import { AskDialog } from '#client/ui/AskDialog.tsx'
import { notify } from '#client/ui/notify.ts'

interface EndAccessProps {
  name: string
  title: 'sharing.viewers.endTitle' | 'sharing.viewers.takeBackTitle' | 'sharing.support.endTitle' | 'sharing.feeds.endTitle'
  told: 'sharing.viewers.endText' | 'sharing.viewers.takeBackText' | 'sharing.support.endText' | 'sharing.feeds.endText'
  onEnd: () => Promise<unknown>
}

/** Shows somebody out, after a yes: what they are in the middle of ends as well. */
export function EndAccess({ name, title, told, onEnd }: EndAccessProps) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  const [isEnding, setEnding] = useState(false)
  async function end() {
    setEnding(true)
    try {
      await onEnd()
      notify.success('sharing.viewers.ended', { short: true })
    } catch {
      // Told where it went wrong; the access is still there, and so is its row.
    }
    setEnding(false)
    setAsking(false)
  }
  return (
    <>
      <Button size="sm" aria-label={text('sharing.viewers.endOf', { name })} onClick={() => setAsking(true)}>
        <Text id="sharing.viewers.end" />
      </Button>
      {isAsking && (
        <AskDialog title={<Text id={title} values={{ name }} />} text={<Text id={told} />} onClose={() => setAsking(false)}>
          <Button variant="outline" data-danger disabled={isEnding} onClick={() => void end()}>
            <Text id="sharing.viewers.end" />
          </Button>
          <Button variant="solid" onClick={() => setAsking(false)}>
            <Text id="common.cancel" />
          </Button>
        </AskDialog>
      )}
    </>
  )
}
