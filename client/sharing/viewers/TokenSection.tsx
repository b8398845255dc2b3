import { chakra } from '@chakra-ui/react'
import { KeyRound } from 'lucide-react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { writtenDay, writtenMoment } from '#client/ui/writing.ts'
import type { ViewingToken } from './useViewers.ts'

/** Programs that act for somebody who sees the estate. They end with what their holder may, or are taken back by the holder. */
export function TokenSection({ tokens }: { tokens: readonly ViewingToken[] }) {
  const text = useText()
  return (
    <Section title={<Text id="sharing.tokens.title" />}>
      <chakra.p color="muted" marginBottom="4" maxWidth="column">
        <Text id="sharing.tokens.lead" />
      </chakra.p>
      <Sheet paddingBlock="2">
        <Rows aria-label={text('sharing.tokens.title')}>
          {tokens.map(({ id, name, holder, scope, expiresAt, lastUsedAt }) => (
            <ListRow
              key={id}
              media={<IconTile icon={KeyRound} />}
              title={name}
              meta={[
                holder,
                text(`sharing.tokens.scope.${scope}`),
                text('sharing.tokens.until', { day: writtenDay(expiresAt) }),
                lastUsedAt ? text('sharing.tokens.lastUsed', { moment: writtenMoment(lastUsedAt) }) : text('sharing.tokens.neverUsed'),
              ].join(' · ')}
            />
          ))}
        </Rows>
      </Sheet>
    </Section>
  )
}
