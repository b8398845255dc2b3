import { CheckCheck } from 'lucide-react'
import { useIdentity } from '#client/access/identity.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { Count } from '#client/ui/marks.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { type Figures, matters } from './matters.ts'

/** What needs a hand, and where. */
export function ToDo({ figures }: { figures: Figures }) {
  const text = useText()
  const features = useIdentity()?.features
  const waiting = matters
    .filter(({ needs }) => !needs || features?.[needs])
    .map(({ count, ...matter }) => ({ ...matter, count: count(figures) }))
    .filter(({ count }) => count > 0)
  if (!waiting.length)
    return (
      <EmptyState icon={CheckCheck} title={<Text id="administration.front.nothing" />}>
        <Text id="administration.front.nothingText" />
      </EmptyState>
    )
  return (
    <Card title={<Text id="administration.front.todo" />} aside={<Count tone="waiting">{waiting.length}</Count>}>
      <Rows aria-label={text('administration.front.todo')}>
        {waiting.map(({ name, icon, palette, to, count }) => (
          <ListRow
            key={name}
            to={to}
            media={<IconTile icon={icon} palette={palette} />}
            title={text(`administration.front.${name}.title`, { count })}
            meta={text(`administration.front.${name}.text`)}
          />
        ))}
      </Rows>
    </Card>
  )
}
