import { Button } from '@chakra-ui/react'
import { Gauge } from 'lucide-react'
import { Text } from '#client/messages/Text.tsx'

/** Once the work is done: the part is in another condition than it was. */
export const Regrade = ({ onOpen }: { onOpen: () => void }) => (
  <>
    <p>
      <Text id="estates.finding.regradeText" />
    </p>
    <Button size="sm" onClick={onOpen}>
      <Gauge aria-hidden />
      <Text id="estates.finding.regrade" />
    </Button>
  </>
)
