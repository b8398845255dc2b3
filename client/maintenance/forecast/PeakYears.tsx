import { chakra } from '@chakra-ui/react'
import { usePartName } from '#client/estates/condition/usePartName.ts'
import { Text } from '#client/messages/Text.tsx'
import { peaksOf } from '#client/ui/chart/barShape.ts'
import { writtenKroner } from '#client/ui/writing.ts'
import type { Forecast } from './useForecast.ts'
import { useForecastWorks } from './useForecastWorks.ts'

/** Of the years that stand out in the picture, what costs most in each. */
export function PeakYears({ estateId, scenarioId, years, costOf }: Props) {
  const partName = usePartName()
  const works = useForecastWorks(estateId).of(scenarioId)
  const peaks = peaksOf(years.map(costOf))
    .map((place) => years[place]!)
    .toSorted((one, other) => one.year - other.year)
    .flatMap((year) => works.filter((work) => work.year === year.year).map((work) => ({ ...work, dearer: costOf(year) / year.cost })))
  if (!peaks.length) return null
  return (
    <chakra.div borderTopWidth="1px" borderColor="hairline" paddingTop="4" textStyle="meta">
      <chakra.h3 fontWeight="strong" marginBottom="2">
        <Text id="maintenance.forecast.peaks" />
      </chakra.h3>
      <ul>
        {peaks.map(({ year, title, code, name, cost, dearer }) => (
          <chakra.li key={year} display="flex" gap="3" paddingBlock="1" fontVariantNumeric="tabular-nums">
            <chakra.span color="muted">{year}</chakra.span>
            <chakra.span flex="1" minWidth="0" overflowWrap="anywhere">
              {title ?? (code && partName({ code, name }))}
            </chakra.span>
            <chakra.span whiteSpace="nowrap">{writtenKroner(Math.round(cost * dearer))}</chakra.span>
          </chakra.li>
        ))}
      </ul>
    </chakra.div>
  )
}

interface Props {
  estateId: string
  scenarioId: string | undefined
  years: Forecast['years']
  costOf: (year: Forecast['years'][number]) => number
}
