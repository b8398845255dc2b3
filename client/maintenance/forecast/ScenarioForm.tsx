import { object } from 'yup'
import type { ScenarioChangeInput } from '#client/generated/graphql.ts'
import { Answered } from '#client/records/Answered.tsx'
import { KeptForm } from '#client/records/KeptForm.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { Pair } from '#client/ui/form/Pair.ts'
import { TextField } from '#client/ui/form/TextField.tsx'
import { writtenNumber } from '#client/ui/writing.ts'
import { saveScenarioInput } from '#schema/maintenance/forecast.input.ts'
import { scenarioChanges, type TypedChange } from './scenarioChanges.ts'
import { ScenarioTasks } from './ScenarioTasks.tsx'
import { SeriesField } from './SeriesField.tsx'
import type { Forecast, Scenario, useForecast } from './useForecast.ts'
import { type PlannedTask, useScenarioTasks } from './useScenarioTasks.ts'

const written = (value: number | null | undefined) => (value == null ? '' : writtenNumber(value))
const rules = saveScenarioInput.omit(['estateId', 'id', 'changes']).concat(object({ changes: scenarioChanges }))
const valuesOf = (scenario: Scenario | undefined) => ({
  name: scenario?.name ?? '',
  yearlySaving: written(scenario?.yearlySaving),
  savingFrom: scenario?.savingFrom ? String(scenario.savingFrom) : '',
  priceGrowth: written(scenario?.priceGrowth),
  priceSource: scenario?.priceSource ?? '',
  priceSeries: scenario?.priceSeries ?? null,
  changes: (scenario?.changes ?? []).map(({ taskId, action, moveTo, joinedToId, cost }): TypedChange => ({
    taskId: taskId ?? '',
    action,
    moveTo: moveTo?.slice(0, 4) ?? '',
    joinedToId: joinedToId ?? '',
    cost: written(cost),
  })),
  version: scenario?.version ?? null,
})

interface ScenarioFormProps {
  estateId: string
  scenario: Scenario | undefined
  isCounted: boolean
  prices: Forecast['priceSeries']
  onSave: ReturnType<typeof useForecast>['saveScenario']
  onNewest: () => Promise<Forecast | undefined>
  onDone: () => void
}

/** What one might do otherwise. */
export function ScenarioForm({ estateId, ...props }: ScenarioFormProps) {
  const query = useScenarioTasks(estateId)
  return (
    <Answered answer={query} skeleton={<RecordsSkeleton />}>
      {(tasks) => <Fields {...props} tasks={tasks} />}
    </Answered>
  )
}

const nameFaults = { required: 'maintenance.scenario.writeName' } as const
const faults = { required: 'maintenance.forecast.form.writeNumber', notValid: 'maintenance.forecast.form.writeNumber' } as const

function Fields({
  scenario,
  isCounted,
  prices,
  tasks,
  onSave,
  onNewest,
  onDone,
}: Omit<ScenarioFormProps, 'estateId'> & { tasks: readonly PlannedTask[] }) {
  return (
    <KeptForm
      title={scenario ? 'maintenance.scenario.changeTitle' : 'maintenance.scenario.newTitle'}
      submit="maintenance.scenario.save"
      values={valuesOf(scenario)}
      rules={rules}
      onSave={(values) => {
        const { changes, ...said } = rules.cast(values, { stripUnknown: true, assert: false })
        return onSave({ ...said, ...(scenario && { id: scenario.id }), changes: (changes ?? []).map((change) => sent(change, tasks)) })
      }}
      onNewest={async () => {
        const latest = (await onNewest())?.scenarios.find(({ id }) => id === scenario?.id)
        return latest && valuesOf(latest)
      }}
      onDone={onDone}
    >
      <TextField name="name" label="maintenance.scenario.name" help="maintenance.scenario.nameHelp" faults={nameFaults} />
      {isCounted && (
        <>
          <Pair>
            <TextField
              name="yearlySaving"
              label="maintenance.scenario.yearlySaving"
              help="maintenance.scenario.asPlan"
              inputMode="decimal"
              unit="kr"
              faults={faults}
              optional
            />
            <TextField name="savingFrom" label="maintenance.scenario.savingFrom" inputMode="numeric" faults={faults} optional />
            <TextField
              name="priceGrowth"
              label="maintenance.forecast.priceGrowth"
              help="maintenance.scenario.asPlan"
              inputMode="decimal"
              unit="%"
              faults={faults}
              optional
            />
            <TextField name="priceSource" label="maintenance.forecast.priceSource" optional />
          </Pair>
          <SeriesField prices={prices} none="maintenance.forecast.prices.asPlan" />
        </>
      )}
      <ScenarioTasks tasks={tasks} />
    </KeptForm>
  )
}

type Cast = Omit<ScenarioChangeInput, 'moveTo'> & { moveTo?: number | null | undefined }

/** The year that was typed, on the day that the task has. */
function sent({ moveTo, ...change }: Cast, tasks: readonly PlannedTask[]): ScenarioChangeInput {
  const day = tasks.find(({ id }) => id === change.taskId)?.nextDate?.slice(5) ?? '06-01'
  return { ...change, moveTo: moveTo == null ? null : `${moveTo}-${day === '02-29' ? '02-28' : day}` }
}
