import { object, string } from 'yup'
import { KeptForm } from '#client/records/KeptForm.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { sharesIn, writtenShares } from './shareLines.ts'
import type { Forecast, useForecast } from './useForecast.ts'

const rules = object({ lines: string().test('shares', 'notValid', (lines) => sharesIn(lines ?? '') !== undefined) })
const faults = { notValid: 'maintenance.forecast.shares.notValid' } as const

interface SharesFormProps {
  forecast: Forecast
  onSave: ReturnType<typeof useForecast>['saveShares']
  onDone: () => void
}

/** A share on each line: typed, or pasted from a spreadsheet. */
export const SharesForm = ({ forecast, onSave, onDone }: SharesFormProps) => (
  <KeptForm
    title="maintenance.forecast.shares.changeTitle"
    submit="maintenance.forecast.shares.save"
    values={{ lines: writtenShares(forecast.shares) }}
    rules={rules}
    onSave={({ lines }) => onSave(sharesIn(lines) ?? [])}
    onDone={onDone}
  >
    <TextArea
      name="lines"
      label="maintenance.forecast.shares.lines"
      help="maintenance.forecast.shares.help"
      rows={12}
      faults={faults}
      optional
    />
  </KeptForm>
)
