import { Button, chakra } from '@chakra-ui/react'
import { Trash2, TrendingUp } from 'lucide-react'
import { useState } from 'react'
import { useUndo } from '#client/data/useUndo.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { SkeletonPicture } from '#client/ui/skeletons.tsx'
import { UndoLine } from '#client/ui/UndoLine.tsx'
import { writtenDay, writtenMoney, writtenNumber } from '#client/ui/writing.ts'
import type { Value } from './valueForm.ts'

const LineChart = fetched(async () => (await import('#client/ui/chart/LineChart.tsx')).LineChart, <SkeletonPicture height="220px" />)

/** So many rows are shown at first. */
const fewRows = 6
const noon = (day: string) => new Date(`${day}T12:00:00Z`)
const dayOf = (at: Date) => at.toISOString().slice(0, 10)
/** The scale steps by the clock that the reader has. */
const yearOf = (at: Date) => (at.getMonth() ? `${at.getMonth() + 1}.${at.getFullYear()}` : String(at.getFullYear()))

interface EstimatesProps {
  value: Value
  estimates: NonNullable<Value['estimates']>
  onRemove: ((id: string) => Promise<unknown>) | false
}

/** The estimates over time, drawn and told. What was paid is where the line begins. */
export function Estimates({ value: { purchasePrice, purchaseDate }, estimates: kept, onRemove }: EstimatesProps) {
  const text = useText()
  const { lineOf, isWaiting, isGone, start } = useUndo()
  const [showsAll, setShowsAll] = useState(false)
  const estimates = kept.filter(({ id }) => !isGone(id))
  const drawn = estimates.filter(({ id }) => !isWaiting(id))
  const oldestFirst = drawn.map(({ amount, valuedAt }) => ({ at: noon(valuedAt), value: amount })).toReversed()
  const [first] = oldestFirst
  const isFirst = first && purchaseDate && purchasePrice != null && noon(purchaseDate) < first.at
  const points = isFirst ? [{ at: noon(purchaseDate), value: purchasePrice }, ...oldestFirst] : oldestFirst
  const millions = (kroner: number) => text('estates.value.millions', { amount: writtenNumber(kroner / 1_000_000) })
  const shown = showsAll ? estimates : estimates.slice(0, fewRows)
  return (
    <Card icon={TrendingUp} title={<Text id="estates.value.estimates" />}>
      {points.length > 1 && (
        <LineChart
          label={text('estates.value.chart')}
          points={points}
          writtenValue={writtenMoney}
          writtenTime={(at) => writtenDay(dayOf(at))}
          tickValue={millions}
          tickTime={yearOf}
        />
      )}
      <Table>
        <chakra.caption srOnly>
          <Text id="estates.value.estimates" />
        </chakra.caption>
        <thead>
          <tr>
            <th scope="col">
              <Text id="estates.value.day" />
            </th>
            <th scope="col">
              <Text id="estates.value.estimatedValue" />
            </th>
            {onRemove && (
              <chakra.th scope="col" width="56px">
                <chakra.span srOnly>
                  <Text id="common.delete" />
                </chakra.span>
              </chakra.th>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, amount, valuedAt }) => {
            const line = lineOf(id)
            return line ? (
              <tr key={id}>
                <td colSpan={3}>
                  <UndoLine {...line}>
                    <Text id="estates.value.removed" values={{ date: writtenDay(valuedAt) }} />
                  </UndoLine>
                </td>
              </tr>
            ) : (
              <tr key={id}>
                <td>{writtenDay(valuedAt)}</td>
                <td>{writtenMoney(amount)}</td>
                {onRemove && (
                  <td>
                    <IconButton
                      icon={Trash2}
                      size="sm"
                      label={text('estates.value.remove', { date: writtenDay(valuedAt) })}
                      onClick={() => start(id, () => onRemove(id))}
                    />
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </Table>
      {shown.length < estimates.length && (
        <Button marginTop="3" onClick={() => setShowsAll(true)}>
          <Text id="estates.value.showAll" values={{ count: estimates.length }} />
        </Button>
      )}
    </Card>
  )
}

const Table = chakra('table', {
  base: {
    width: '100%',
    marginTop: '4',
    fontVariantNumeric: 'tabular-nums',
    '& th': { textStyle: 'meta', color: 'muted', fontWeight: 'medium', textAlign: 'start', paddingBlock: '2' },
    '& td': { paddingBlock: '10px', borderTopWidth: '1px' },
    '& :is(th, td):nth-of-type(n + 2)': { textAlign: 'end' },
  },
})
