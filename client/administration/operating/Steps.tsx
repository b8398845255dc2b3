import { CheckCheck, Eye, TriangleAlert } from 'lucide-react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { Count } from '#client/ui/marks.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import type { Operating } from './PartCard.tsx'

/** What needs a hand, the most pressing first; each leads to its part below. */
export function Steps({ steps }: Pick<Operating, 'steps'>) {
  const text = useText()
  if (!steps.length)
    return (
      <EmptyState icon={CheckCheck} title={<Text id="administration.operating.well" />}>
        <Text id="administration.operating.wellText" />
      </EmptyState>
    )
  return (
    <Card title={<Text id="administration.operating.todo" />} aside={<Count tone="waiting">{steps.length}</Count>}>
      <Rows aria-label={text('administration.operating.todo')}>
        {steps.map(({ part, fault, isUrgent }) => (
          <ListRow
            key={fault}
            to={`#${part}`}
            media={<IconTile icon={isUrgent ? TriangleAlert : Eye} palette={isUrgent ? 'critical' : 'neutral'} />}
            title={text(`administration.operating.fault.${fault}.title`)}
            meta={text(`administration.operating.part.${part}`)}
          />
        ))}
      </Rows>
    </Card>
  )
}
