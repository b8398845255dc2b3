import { Button, chakra } from '@chakra-ui/react'
import { Copy } from 'lucide-react'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text } from '#client/messages/Text.tsx'
import { notify } from './notify.ts'

interface NewTokenProps {
  token: string
  words: Readonly<Record<'created' | 'copy' | 'copied' | 'notCopied', MessageKey>>
}

/** The text of a key, which is told this once. */
export function NewToken({ token, words }: NewTokenProps) {
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => notify.success(words.copied, { short: true }),
      () => notify.error(words.notCopied),
    )
  return (
    <chakra.div display="grid" gap="3" marginBlock="4" padding="4" borderRadius="card" bg="positive.subtle" color="positive.fg">
      <chakra.output>
        <Text id={words.created} />
      </chakra.output>
      <chakra.code overflowWrap="anywhere" userSelect="all">
        {token}
      </chakra.code>
      <div>
        <Button size="sm" onClick={() => void copy()}>
          <Copy aria-hidden />
          <Text id={words.copy} />
        </Button>
      </div>
    </chakra.div>
  )
}
