import { chakra } from '@chakra-ui/react'
import { CalendarClock, PaintRoller } from 'lucide-react'
import { privateEstatePath } from '#client/estates/estate/estatePlace.ts'
import { estateSections } from '#client/estates/estate/sections.ts'
import { Text } from '#client/messages/Text.tsx'
import type { ProjectOverview } from '#client/projects/project/projectOverview.ts'
import { Card } from '#client/ui/Card.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { writtenDay } from '#client/ui/writing.ts'

/** Where the work lies since it was closed, and the days that come after it. */
export function Filed({ project: { estate, renovationId, deadlines, closeReason } }: { project: ProjectOverview }) {
  if (!renovationId && !deadlines?.length) return null
  return (
    <Card title={<Text id="projects.filed.title" />}>
      <Rows>
        {renovationId && (
          <ListRow
            to={`${privateEstatePath(estate.estateId)}${estateSections.renovations.path}/view/${renovationId}`}
            media={<IconTile icon={PaintRoller} />}
            title={<Text id="projects.filed.renovation" />}
            meta={estate.addressLine1}
          />
        )}
        {deadlines?.map(({ id, kind, dueDate }) => (
          <ListRow
            key={id}
            media={<IconTile icon={CalendarClock} />}
            title={<Text id={`projects.deadline.${kind}`} />}
            value={writtenDay(dueDate)}
          />
        ))}
      </Rows>
      {closeReason && (
        <chakra.p color="muted" marginTop="3" overflowWrap="anywhere">
          <Text id="projects.filed.despite" values={{ reason: closeReason }} />
        </chakra.p>
      )}
    </Card>
  )
}
