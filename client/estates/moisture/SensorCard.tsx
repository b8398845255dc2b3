import { Button, chakra, Flex } from '@chakra-ui/react'
import { Check, CircleDashed, Droplets, type LucideIcon, Pencil, Plus, TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useMemo } from 'react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { State, type Tone } from '#client/ui/marks.tsx'
import { SkeletonPicture } from '#client/ui/skeletons.tsx'
import { writtenDay, writtenMoment, writtenNumber } from '#client/ui/writing.ts'
import { ReadingTable } from './ReadingTable.tsx'
import { type Level, levelOf, type Sensor } from './sensorForm.ts'

const LineChart = lazy(async () => ({ default: (await import('#client/ui/chart/LineChart.tsx')).LineChart }))

const looks: Record<Level | 'unknown', { icon: LucideIcon; tone: Tone }> = {
  alarm: { icon: TriangleAlert, tone: 'critical' },
  damp: { icon: Droplets, tone: 'caution' },
  fine: { icon: Check, tone: 'positive' },
  unknown: { icon: CircleDashed, tone: 'neutral' },
}
const monthOf = (at: Date) => `${at.getMonth() + 1}.${at.getFullYear()}`
const written = (value: number) => `${writtenNumber(value)} %`

interface SensorCardProps {
  sensor: Sensor
  onReading: (() => void) | false
  onChange: (() => void) | false
}

/** What a sensor says now, whether that is too damp, and how it came to be. */
export function SensorCard({ sensor, onReading, onChange }: SensorCardProps) {
  const text = useText()
  const { name, location, quantity, newest, readings, threshold, alarmThreshold } = sensor
  const level = newest ? levelOf(sensor, newest.value) : 'unknown'
  const points = useMemo(() => {
    // The breadth of a stretch is drawn only where one stands for several readings.
    const hasBreadth = readings.some(({ least, most }) => least !== most)
    return readings.map(({ measuredAt, value, least, most }) => ({
      at: new Date(measuredAt),
      value,
      ...(hasBreadth && { low: least, high: most }),
    }))
  }, [readings])
  const limits = [
    { from: threshold, label: text('estates.moisture.dampFrom', { value: written(threshold) }) },
    { from: alarmThreshold, label: text('estates.moisture.alarmFrom', { value: written(alarmThreshold) }) },
  ]
  return (
    <Card
      icon={Droplets}
      title={name}
      aside={
        <State {...looks[level]}>
          <Text id={`estates.moisture.level.${level}`} />
        </State>
      }
    >
      {newest ? (
        <chakra.p textStyle="title" fontVariantNumeric="tabular-nums">
          {written(newest.value)}
        </chakra.p>
      ) : (
        <chakra.p>
          <Text id="estates.moisture.noReadings" />
        </chakra.p>
      )}
      <chakra.p textStyle="meta" color="muted" overflowWrap="anywhere" marginBottom="5">
        <Text id={`estates.moisture.quantity.${quantity}`} />
        {location && ` · ${location}`}
        {newest && ` · ${writtenMoment(newest.measuredAt)}`}
      </chakra.p>
      {points.length > 1 && (
        <Suspense fallback={<SkeletonPicture height="220px" />}>
          <LineChart
            label={text('estates.moisture.chart', { name })}
            points={points}
            thresholds={limits}
            writtenValue={written}
            writtenTime={(at) => writtenDay(at.toISOString())}
            tickTime={monthOf}
          />
        </Suspense>
      )}
      {readings.length > 0 && <ReadingTable sensor={sensor} />}
      {(onReading || onChange) && (
        <Flex gap="3" flexWrap="wrap" marginTop="4">
          {onReading && (
            <Button size="sm" aria-label={text('estates.moisture.addReadingTo', { name })} onClick={onReading}>
              <Plus aria-hidden />
              <Text id="estates.moisture.addReading" />
            </Button>
          )}
          {onChange && (
            <Button size="sm" aria-label={text('estates.moisture.changeOf', { name })} onClick={onChange}>
              <Pencil aria-hidden />
              <Text id="estates.moisture.change" />
            </Button>
          )}
        </Flex>
      )}
    </Card>
  )
}
