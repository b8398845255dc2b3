import { chakra } from '@chakra-ui/react'
import { Droplets } from 'lucide-react'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { estateSections } from '#client/estates/estate/sections.ts'
import { levelOf, type Sensor } from '#client/estates/moisture/level.ts'
import { levelLooks } from '#client/estates/moisture/levelLooks.ts'
import { useOverviewMoistureQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { State } from '#client/ui/marks.tsx'
import { SkeletonPicture } from '#client/ui/skeletons.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { useMediaQuery } from '#client/ui/useMediaQuery.ts'
import { writtenDay, writtenMoment, writtenNumber } from '#client/ui/writing.ts'

const LineChart = fetched(async () => (await import('#client/ui/chart/LineChart.tsx')).LineChart, <ChartSkeleton />)
/** Between a phone and the width from which cards stand side by side. */
const aloneInRow = '(min-width: 720px) and (max-width: 1279.98px)'
const written = (value: number) => `${writtenNumber(value)} %`

/** Where it is dampest, beside what that place can bear. Nothing, where nothing is measured. */
export function Dampness({ estateId }: { estateId: string }) {
  const { data } = useOverviewMoistureQuery({ variables: { estateId }, context: { tell: false } })
  const sensor = dampest(data?.moistureMonitoring.sensors ?? [])
  return sensor ? <Dampest sensor={sensor} newest={sensor.newest} /> : null
}

type Measured = Sensor & { newest: NonNullable<Sensor['newest']> }

/** Beside its limit. */
function dampest(sensors: readonly Sensor[]) {
  const measured = sensors.filter((sensor): sensor is Measured => sensor.newest !== null)
  return measured.toSorted((a, b) => b.newest.value / b.threshold - a.newest.value / a.threshold)[0]
}

function Dampest({ sensor, newest }: { sensor: Sensor; newest: Measured['newest'] }) {
  const { path } = useEstatePlace()
  const text = useText()
  const level = levelOf(sensor, newest.value)
  return (
    <Card
      icon={Droplets}
      title={<Text id="estates.section.moisture" />}
      aside={
        <State {...levelLooks[level]}>
          <Text id={`estates.dampness.level.${level}`} />
        </State>
      }
    >
      {sensor.readings.length > 1 && (
        <LineChart
          label={text('estates.overview.dampness', { name: sensor.name, value: written(newest.value) })}
          points={sensor.readings.map(({ measuredAt, value }) => ({ at: new Date(measuredAt), value }))}
          thresholds={[{ from: sensor.threshold, label: text('estates.dampness.from', { value: written(sensor.threshold) }) }]}
          writtenValue={written}
          writtenTime={(at) => writtenMoment(at.toISOString())}
          wideWhere={aloneInRow}
          tickTime={(at) => `${at.getDate()}.${at.getMonth() + 1}.`}
        />
      )}
      <chakra.p textStyle="meta" color="muted">
        <TextLink to={path + estateSections.moisture.path}>{sensor.name}</TextLink>
        {` · ${written(newest.value)} · ${writtenDay(newest.measuredAt)}`}
      </chakra.p>
    </Card>
  )
}

function ChartSkeleton() {
  return <SkeletonPicture ratio={useMediaQuery(aloneInRow) ? '760 / 280' : '340 / 220'} />
}
