import { Button, chakra } from '@chakra-ui/react'
import { CircleCheck, CircleDashed, CircleX, Plus } from 'lucide-react'
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
  mayAdd: boolean
}

/** What is to be checked on a building: whether it is done, and how much there is to show for it. */
export function ControlPoints({ buildingId, points, mayAdd }: ControlPointsProps) {
  const paths = useBuildingPaths()
  return (
    <Card
      title={<Text id="estates.controlPoint.all" />}
      aside={
        mayAdd && (
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
              media={<IconTile icon={lookOf(point).icon} palette={lookOf(point).palette} />}
              title={<chakra.span overflowWrap="anywhere">{point.name}</chakra.span>}
              meta={
                <>
                  <Text id={`estates.controlPoint.type.${point.type}`} />
                  {' · '}
                  <Text id="estates.controlPoint.files" values={{ count: point.fileCount }} />
                </>
              }
              value={<Completion point={point} />}
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

type Checked = Pick<ControlPointLineFragment, 'isCompleted' | 'result'>

/** Open, or how it was found; of those checked long ago only that they were. */
const lookOf = ({ isCompleted, result }: Checked) =>
  !isCompleted
    ? ({ icon: CircleDashed, tone: 'neutral', palette: 'neutral', text: 'estates.controlPoint.open' } as const)
    : result === 'notOk'
      ? ({ icon: CircleX, tone: 'critical', palette: 'critical', text: 'estates.controlPoint.result.notOk' } as const)
      : ({
          icon: CircleCheck,
          tone: 'positive',
          palette: 'brand',
          text: result ? 'estates.controlPoint.result.ok' : 'estates.controlPoint.completed',
        } as const)

export function Completion({ point }: { point: Checked }) {
  const { icon, tone, text } = lookOf(point)
  return (
    <State icon={icon} tone={tone}>
      <Text id={text} />
    </State>
  )
}
