import { Button, chakra, Flex } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState } from 'react'
import { Text } from '#client/messages/Text.tsx'

interface CertaintyProps {
  what: 'renew' | 'revoke'
  onYes: () => Promise<unknown>
  onNo: () => void
}

/** Asks in its row, before an address ends that calendars have. */
export function Certainty({ what, onYes, onNo }: CertaintyProps) {
  const id = useId()
  const no = useRef<HTMLButtonElement>(null)
  const [isActing, setActing] = useState(false)
  useEffect(() => no.current?.focus(), [])
  async function act() {
    setActing(true)
    // What went wrong was told; the address is still there.
    await onYes().catch(() => undefined)
    onNo()
  }
  return (
    <chakra.fieldset aria-labelledby={id} marginTop="3" padding="4" borderRadius="control" bg="critical.subtle">
      <chakra.p id={id} marginBottom="3">
        <Text id={`maintenance.calendar.${what}.sure`} />
      </chakra.p>
      <Flex gap="2" flexWrap="wrap">
        <Button size="sm" variant="outline" data-danger disabled={isActing} onClick={() => void act()}>
          <Text id={`maintenance.calendar.${what}.ask`} />
        </Button>
        <Button size="sm" variant="solid" ref={no} onClick={onNo}>
          <Text id="common.cancel" />
        </Button>
      </Flex>
    </chakra.fieldset>
  )
}
