import { Button } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { FigureTable, Scroll } from '#client/maintenance/economy/FigureTable.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { FoldedCard } from '#client/ui/FoldedCard.tsx'
import { writtenMoney } from '#client/ui/writing.ts'
import type { Forecast } from './useForecast.ts'

/** Between whom it is divided, and what each saves. */
export function Shares({ shares, onChange }: { shares: Forecast['shares']; onChange: (() => void) | false }) {
  const text = useText()
  const title = text('maintenance.forecast.shares.title')
  const all = shares.reduce((sum, { numerator }) => sum + numerator, 0)
  if (!shares.length && !onChange) return null
  return (
    <FoldedCard
      name="shares"
      title={title}
      aside={
        onChange && (
          <Button size="sm" onClick={onChange}>
            <Pencil aria-hidden />
            <Text id="maintenance.forecast.shares.change" />
          </Button>
        )
      }
    >
      {shares.length ? (
        <Scroll label={title}>
          <FigureTable>
            <thead>
              <tr>
                <th scope="col">
                  <Text id="maintenance.forecast.shares.name" />
                </th>
                <th scope="col">
                  <Text id="maintenance.forecast.shares.part" />
                </th>
                <th scope="col">
                  <Text id="maintenance.forecast.shares.saving" />
                </th>
              </tr>
            </thead>
            <tbody>
              {shares.map(({ id, name, numerator, yearlySaving }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td data-label={text('maintenance.forecast.shares.part')}>{`${numerator}/${all}`}</td>
                  <td data-label={text('maintenance.forecast.shares.saving')}>{yearlySaving == null ? '–' : writtenMoney(yearlySaving)}</td>
                </tr>
              ))}
            </tbody>
          </FigureTable>
        </Scroll>
      ) : (
        <Text id="maintenance.forecast.shares.none" />
      )}
    </FoldedCard>
  )
}
