import type { MessageKey } from '#client/messages/messages.ts'
import { useText } from '#client/messages/Text.tsx'
import { SelectField } from '#client/ui/form/SelectField.tsx'
import { writtenNumber } from '#client/ui/writing.ts'
import type { Forecast } from './useForecast.ts'

/** An index to count with, of those that tell of a growth. Nothing, where there is none. */
export function SeriesField({ prices, none }: { prices: Forecast['priceSeries']; none: MessageKey }) {
  const text = useText()
  const growing = prices.filter(({ growth }) => growth != null)
  if (!growing.length) return null
  return (
    <SelectField name="priceSeries" label="maintenance.forecast.prices.field" optional>
      {() => (
        <>
          <option value="">{text(none)}</option>
          {growing.map(({ series, growth }) => (
            <option key={series} value={series}>
              {`${text(`maintenance.forecast.prices.name.${series}`)}: ${writtenNumber(growth!)} %`}
            </option>
          ))}
        </>
      )}
    </SelectField>
  )
}
