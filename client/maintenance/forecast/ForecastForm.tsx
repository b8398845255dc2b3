import { KeptForm } from '#client/records/KeptForm.tsx'
import { Pair } from '#client/ui/form/Pair.ts'
import { TextField } from '#client/ui/form/TextField.tsx'
import { writtenNumber } from '#client/ui/writing.ts'
import { saveForecastInput } from '#schema/maintenance/forecast.input.ts'
import { SeriesField } from './SeriesField.tsx'
import type { Forecast, useForecast } from './useForecast.ts'

const rules = saveForecastInput.omit(['estateId'])
const usualGrowth = '2,5'

const written = (value: number | null | undefined) => (value == null ? '' : writtenNumber(value))
const valuesOf = ({ assumptions: said }: Forecast) => ({
  priceGrowth: said ? written(said.priceGrowth) : usualGrowth,
  priceSource: said?.priceSource ?? '',
  priceSeries: said?.priceSeries ?? null,
  fund: written(said?.fund),
  yearlySaving: written(said?.yearlySaving),
  laterSaving: written(said?.laterSaving),
  laterFrom: said?.laterFrom ? String(said.laterFrom) : '',
  interest: written(said?.interest),
  area: written(said?.area),
  version: said?.version ?? null,
})

const faults = {
  required: 'maintenance.forecast.form.writeNumber',
  notValid: 'maintenance.forecast.form.writeNumber',
} as const

const yearFaults = { required: 'maintenance.forecast.form.writeYear', notValid: 'maintenance.forecast.form.writeYear' } as const

interface ForecastFormProps {
  forecast: Forecast
  onSave: ReturnType<typeof useForecast>['save']
  onNewest: ReturnType<typeof useForecast>['newest']
  onDone: () => void
}

/** What the thirty years are counted with. */
export const ForecastForm = ({ forecast, onSave, onNewest, onDone }: ForecastFormProps) => (
  <KeptForm
    title="maintenance.forecast.form.title"
    submit="maintenance.forecast.form.save"
    values={valuesOf(forecast)}
    rules={rules}
    onSave={(values) => onSave(rules.cast(values, { stripUnknown: true, assert: false }))}
    onNewest={async () => {
      const latest = await onNewest()
      return latest && valuesOf(latest)
    }}
    onDone={onDone}
  >
    <Pair>
      <TextField
        name="fund"
        label="maintenance.forecast.fund"
        help="maintenance.forecast.form.fundHelp"
        inputMode="decimal"
        unit="kr"
        faults={faults}
        optional={false}
      />
      <TextField
        name="yearlySaving"
        label="maintenance.forecast.yearlySaving"
        help="maintenance.forecast.form.savingHelp"
        inputMode="decimal"
        unit="kr"
        faults={faults}
        optional={false}
      />
      <TextField
        name="laterSaving"
        label="maintenance.forecast.laterSaving"
        help="maintenance.forecast.form.laterHelp"
        inputMode="decimal"
        unit="kr"
        faults={faults}
        optional
      />
      <TextField name="laterFrom" label="maintenance.forecast.laterFrom" inputMode="numeric" faults={yearFaults} optional />
      <TextField
        name="priceGrowth"
        label="maintenance.forecast.priceGrowth"
        help="maintenance.forecast.form.growthHelp"
        inputMode="decimal"
        unit="%"
        faults={faults}
        optional={false}
      />
      <TextField name="interest" label="maintenance.forecast.interest" inputMode="decimal" unit="%" faults={faults} optional />
      <TextField
        name="area"
        label="maintenance.forecast.area"
        help="maintenance.forecast.form.areaHelp"
        inputMode="decimal"
        unit="m²"
        faults={faults}
        optional
      />
    </Pair>
    <SeriesField prices={forecast.priceSeries} none="maintenance.forecast.prices.ownRate" />
    <TextField name="priceSource" label="maintenance.forecast.priceSource" help="maintenance.forecast.form.sourceHelp" optional />
  </KeptForm>
)
