import { Button, chakra, Flex } from '@chakra-ui/react'
import { Droplets, Pencil, Plus, WifiOff } from 'lucide-react'
import { useMemo } from 'react'
import { TaskOfFinding } from '#client/estates/findings/TaskOfFinding.tsx'
import { useFindingOf } from '#client/estates/findings/useFindingOf.ts'
import { language } from '#client/messages/language.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { State } from '#client/ui/marks.tsx'
import { SkeletonPicture } from '#client/ui/skeletons.tsx'
import { writtenAge, writtenDay, writtenMoment, writtenNumber } from '#client/ui/writing.ts'
import { levelOf, type Sensor } from './level.ts'
import { levelLooks } from './levelLooks.ts'
import { ReadingTable } from './ReadingTable.tsx'
import type { Window } from './windows.ts'

const LineChart = fetched(async () => (await import('#client/ui/chart/LineChart.tsx')).LineChart, <SkeletonPicture height="220px" />)

const month = new Intl.DateTimeFormat(language, { month: 'short' })
/** Along the axis: the hours of a day, the days of a month, the months of a year. */
function tickOf(days: Window) {
  if (days === 1) return (at: Date) => writtenMoment(at.toISOString()).slice(-5)
  if (days === 365) return (at: Date) => month.format(at)
  return (at: Date) => `${at.getDate()}.${at.getMonth() + 1}.`
}
const written = (value: number) => `${writtenNumber(value)} %`

interface SensorCardProps {
  sensor: Sensor
  /** So many days back its readings go. */
  days: Window
  onReading: (() => void) | false
  onChange: (() => void) | false
}

/** What a sensor says now, whether that is too damp, and how it came to be. */
export function SensorCard({ sensor, days, onReading, onChange }: SensorCardProps) {
  const text = useText()
  const { name, buildingName, location, quantity, newest, isSilent, readings, threshold, alarmThreshold } = sensor
  const level = newest ? levelOf(sensor, newest.value) : 'unknown'
  const finding = useFindingOf().sensor(sensor, level)
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
    { from: threshold, label: text('estates.dampness.from', { value: written(threshold) }) },
    { from: alarmThreshold, label: text('estates.moisture.alarmFrom', { value: written(alarmThreshold) }) },
  ]
  return (
    <Card
      icon={Droplets}
      title={name}
      aside={
        <State {...levelLooks[level]}>
          <Text id={`estates.dampness.level.${level}`} />
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
        {buildingName && ` · ${buildingName}`}
        {location && ` · ${location}`}
        {newest && ` · ${[writtenMoment(newest.measuredAt), writtenAge(newest.measuredAt, language)].filter(Boolean).join(', ')}`}
      </chakra.p>
      <chakra.div marginBottom="5" _empty={{ display: 'none' }}>
        <TaskOfFinding finding={finding} name={name} task={sensor.task} comesBack />
      </chakra.div>
      {isSilent && (
        <chakra.div marginBottom="5">
          <State icon={WifiOff} tone="caution">
            <Text id="estates.moisture.silent" values={{ day: writtenDay(newest!.measuredAt) }} />
          </State>
          <chakra.p textStyle="meta" color="muted" marginTop="1">
            <Text id="estates.moisture.silentMeans" />
          </chakra.p>
        </chakra.div>
      )}
      {newest && points.length === 0 && (
        <chakra.p color="muted">
          <Text id="estates.moisture.noneThen" />
        </chakra.p>
      )}
      {points.length > 1 && (
        <LineChart
          label={text('estates.moisture.chart', { name, days })}
          points={points}
          thresholds={limits}
          writtenValue={written}
          writtenTime={(at) => writtenMoment(at.toISOString())}
          tickTime={tickOf(days)}
        />
      )}
      {readings.length > 0 && (
        <chakra.div marginTop="3">
          <ReadingTable sensor={sensor} />
        </chakra.div>
      )}
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
