import { Button, chakra } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { Text } from '#client/messages/Text.tsx'
import { FoldedCard } from '#client/ui/FoldedCard.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { writtenNumber } from '#client/ui/writing.ts'
import { writtenPeriod } from './priceLines.ts'
import type { Forecast } from './useForecast.ts'

/** The indexes that one may count with: whose, from when to when, and how much they rose. */
export function Prices({ prices, onChange }: { prices: Forecast['priceSeries']; onChange: (() => void) | false }) {
  if (!prices.length && !onChange) return null
  return (
    <FoldedCard
      name="prices"
      title={<Text id="maintenance.forecast.prices.title" />}
      aside={
        onChange && (
          <Button size="sm" onClick={onChange}>
            <Pencil aria-hidden />
            <Text id="maintenance.forecast.prices.write" />
          </Button>
        )
      }
    >
      {prices.length ? (
        <Rows>
          {prices.map(({ series, firstPeriod, lastPeriod, growth }) => (
            <ListRow
              key={series}
              title={<Text id={`maintenance.forecast.prices.name.${series}`} />}
              meta={
                <Text
                  id="maintenance.forecast.prices.periods"
                  values={{ first: writtenPeriod(firstPeriod), last: writtenPeriod(lastPeriod) }}
                />
              }
              value={growth != null && <Text id="maintenance.forecast.prices.growth" values={{ growth: writtenNumber(growth) }} />}
              stacks
            />
          ))}
        </Rows>
      ) : (
        <chakra.p color="muted" maxWidth="60ch">
          <Text id="maintenance.forecast.prices.none" />
        </chakra.p>
      )}
    </FoldedCard>
  )
}
