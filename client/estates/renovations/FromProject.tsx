import { CalendarClock, Hammer } from 'lucide-react'
import { shownData } from '#client/access/pagesOf.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { useRenovationOfProjectQuery } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { Controlled } from './Controlled.tsx'

/** Of a renovation that a project became: the way to its points and papers, and the days that come after it. */
export function FromProject({ renovationId }: { renovationId: string }) {
  const { estateId, isPublic } = useEstatePlace()
  const query = useRenovationOfProjectQuery({ variables: { estateId, renovationId }, skip: isPublic, context: { tell: false } })
  const renovation = shownData(query)?.renovation
  if (!renovation?.projectId && !renovation?.deadlines?.length) return null
  return (
    <>
      <Card title={<Text id="estates.renovations.project.title" />}>
        <Rows>
          {renovation.projectId && (
            <ListRow
              to={`/private/project/${renovation.projectId}`}
              media={<IconTile icon={Hammer} />}
              title={<Text id="estates.renovations.project.open" />}
              meta={<Text id="estates.renovations.project.openText" />}
            />
          )}
          {renovation.deadlines?.map(({ id, kind, dueDate }) => (
            <ListRow
              key={id}
              media={<IconTile icon={CalendarClock} />}
              title={<Text id={`estates.renovations.deadline.${kind}`} />}
              value={writtenDay(dueDate)}
            />
          ))}
        </Rows>
      </Card>
      {renovation.projectId && !!renovation.controlAreas?.length && (
        <Controlled projectId={renovation.projectId} areas={renovation.controlAreas} />
      )}
    </>
  )
}
