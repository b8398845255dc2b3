import { Text, useText } from '#client/messages/Text.tsx'
import { writtenKroner, writtenNumber } from '#client/ui/writing.ts'
import type { Scenario } from './useForecast.ts'

const mostTold = 3

/** In a line or two what a scenario does otherwise. */
export function ChangeWords({ scenario: { changes, yearlySaving, savingFrom, priceGrowth, priceSeries } }: { scenario: Scenario }) {
  const text = useText()
  const others = changes.length - mostTold
  const words = [
    yearlySaving != null &&
      text(savingFrom ? 'maintenance.scenario.savesFrom' : 'maintenance.scenario.saves', {
        sum: writtenKroner(yearlySaving),
        year: String(savingFrom),
      }),
    priceGrowth != null && text('maintenance.scenario.grows', { growth: writtenNumber(priceGrowth) }),
    priceSeries && text('maintenance.scenario.follows', { name: text(`maintenance.forecast.prices.name.${priceSeries}`) }),
    ...changes.slice(0, mostTold).map(({ title, action, planned, moveTo, joinedToTitle }) =>
      text(`maintenance.scenario.does.${action}`, {
        title: title ?? text('maintenance.scenario.task'),
        from: planned?.slice(0, 4) ?? '–',
        to: moveTo?.slice(0, 4) ?? '',
        other: joinedToTitle ?? text('maintenance.scenario.task'),
      }),
    ),
    others > 0 && text('maintenance.scenario.others', { count: others }),
  ].filter(Boolean)
  return words.length ? words.join('. ') : <Text id="maintenance.scenario.same" />
}
