import { Button, chakra } from '@chakra-ui/react'
import { Copy } from 'lucide-react'
import { Text } from '#client/messages/Text.tsx'
import { notify } from './notify.ts'

interface NewTokenProps {
  token: string
  texts: 'accounts.tokens' | 'estates.moisture.tokens'
}

/** The text of a key, which is told this once. */
export function NewToken({ token, texts }: NewTokenProps) {
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => notify.success(`${texts}.copied`, { short: true }),
      () => notify.error(`${texts}.notCopied`),
    )
  return (
    <chakra.div display="grid" gap="3" marginBlock="4" padding="4" borderRadius="card" bg="positive.subtle" color="positive.fg">
      <chakra.output>
        <Text id={`${texts}.created`} />
      </chakra.output>
      <chakra.code overflowWrap="anywhere" userSelect="all">
        {token}
      </chakra.code>
      <div>
        <Button size="sm" onClick={() => void copy()}>
          <Copy aria-hidden />
          <Text id={`${texts}.copy`} />
        </Button>
      </div>
    </chakra.div>
  )
}
