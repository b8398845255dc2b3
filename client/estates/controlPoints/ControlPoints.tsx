import { Button, chakra } from '@chakra-ui/react'
import { CircleCheck, CircleDashed, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useBuildingPaths } from '#client/estates/buildings/buildingPath.ts'
import type { ControlPointLineFragment } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { State } from '#client/ui/marks.tsx'

interface ControlPointsProps {
  buildingId: string
  points: readonly ControlPointLineFragment[]
  mayChange: boolean
}

/** What is to be checked on a building: whether it is done, and how much there is to show for it. */
export function ControlPoints({ buildingId, points, mayChange }: ControlPointsProps) {
  const paths = useBuildingPaths()
  return (
    <Card
      title={<Text id="estates.controlPoint.all" />}
      aside={
        mayChange && (
          <Button asChild size="sm">
            <Link to={paths.newControlPoint(buildingId)}>
              <Plus aria-hidden />
              <Text id="estates.controlPoint.add" />
            </Link>
          </Button>
        )
      }
    >
      {points.length ? (
        <Rows>
          {points.map((point) => (
            <ListRow
              key={point.id}
              to={paths.controlPoint(buildingId, point.id)}
              media={<IconTile icon={point.isCompleted ? CircleCheck : CircleDashed} palette={point.isCompleted ? 'brand' : 'neutral'} />}
              title={<chakra.span overflowWrap="anywhere">{point.name}</chakra.span>}
              meta={
                <>
                  <Text id={`estates.controlPoint.type.${point.type}`} />
                  {' · '}
                  <Text id="estates.controlPoint.files" values={{ count: point.fileCount }} />
                </>
              }
              value={<Completion isCompleted={point.isCompleted} />}
            />
          ))}
        </Rows>
      ) : (
        <chakra.p color="muted">
          <Text id="estates.controlPoint.empty" />
        </chakra.p>
      )}
    </Card>
  )
}

export const Completion = ({ isCompleted }: { isCompleted: boolean }) => (
  <State icon={isCompleted ? CircleCheck : CircleDashed} tone={isCompleted ? 'positive' : 'neutral'}>
    <Text id={isCompleted ? 'estates.controlPoint.completed' : 'estates.controlPoint.open'} />
  </State>
)
