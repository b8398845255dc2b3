import { Button, chakra } from '@chakra-ui/react'
import { Copy } from 'lucide-react'
import { Text } from '#client/messages/Text.tsx'
import { notify } from '#client/ui/notify.ts'

/** The text of a key, which is told this once. */
export function NewToken({ token }: { token: string }) {
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => notify.success('estates.moisture.tokens.copied', { short: true }),
      () => notify.error('estates.moisture.tokens.notCopied'),
    )
  return (
    <chakra.div display="grid" gap="3" marginTop="4" padding="4" borderRadius="card" bg="positive.subtle" color="positive.fg">
      <chakra.output>
        <Text id="estates.moisture.tokens.created" />
      </chakra.output>
      <chakra.code overflowWrap="anywhere" userSelect="all">
        {token}
      </chakra.code>
      <div>
        <Button size="sm" onClick={() => void copy()}>
          <Copy aria-hidden />
          <Text id="estates.moisture.tokens.copy" />
        </Button>
      </div>
    </chakra.div>
  )
}
