import { useState } from 'react'
import { object, string } from 'yup'
import { useText } from '#client/messages/Text.tsx'
import { KeptForm } from '#client/records/KeptForm.tsx'
import { SelectField } from '#client/ui/form/SelectField.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { choice } from '#schema/fields.ts'
import { type PriceSeries, priceSeries } from '#schema/maintenance/priceSeries.ts'
import { pricesIn, writtenPrices } from './priceLines.ts'
import type { Forecast, useForecast } from './useForecast.ts'

const rules = object({
  series: choice(priceSeries),
  lines: string().test('prices', 'notValid', (lines) => pricesIn(lines ?? '') !== undefined),
})
const faults = { notValid: 'maintenance.forecast.prices.notValid' } as const

interface PricesFormProps {
  forecast: Forecast
  onSave: ReturnType<typeof useForecast>['savePrices']
  onDone: () => void
}

/** What an index stood at, a month on each line: typed, or pasted from where it is published. */
export function PricesForm({ forecast, onSave, onDone }: PricesFormProps) {
  const text = useText()
  const linesOf = (series: string) => writtenPrices(forecast.priceSeries.find((each) => each.series === series)?.values ?? [])
  const [series, setSeries] = useState<PriceSeries>(forecast.priceSeries[0]?.series ?? 'dwellings')
  return (
    <KeptForm
      key={series}
      title="maintenance.forecast.prices.title"
      submit="maintenance.forecast.prices.save"
      values={{ series, lines: linesOf(series) }}
      rules={rules}
      onSave={({ lines }) => onSave(series, pricesIn(lines) ?? [])}
      onDone={onDone}
    >
      <SelectField
        name="series"
        label="maintenance.forecast.prices.series"
        help="maintenance.forecast.prices.seriesHelp"
        onChoose={async (chosen) => setSeries(chosen as PriceSeries)}
      >
        {() =>
          priceSeries.map((each) => (
            <option key={each} value={each}>
              {text(`maintenance.forecast.prices.name.${each}`)}
            </option>
          ))
        }
      </SelectField>
      <TextArea
        name="lines"
        label="maintenance.forecast.prices.lines"
        help="maintenance.forecast.prices.help"
        rows={12}
        faults={faults}
        optional
      />
    </KeptForm>
  )
}
