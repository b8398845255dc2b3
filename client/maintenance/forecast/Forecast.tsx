import { Button, chakra } from '@chakra-ui/react'
import { Pencil, PiggyBank } from 'lucide-react'
import { useState } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { Asked } from '#client/records/Asked.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import { IconTile } from '#client/ui/ListRow.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { writtenKroner, writtenNumber } from '#client/ui/writing.ts'
import { Adopted, AdoptScenario } from './AdoptScenario.tsx'
import { casesOf } from './cases.ts'
import { ForecastFacts } from './ForecastFacts.tsx'
import { ForecastPictures } from './ForecastPictures.tsx'
import { ForecastTable } from './ForecastTable.tsx'
import { Scenarios } from './Scenarios.tsx'
import { Shares } from './Shares.tsx'
import { type Forecast as Counted, useForecast } from './useForecast.ts'

const ForecastForm = fetched(async () => (await import('./ForecastForm.tsx')).ForecastForm, <RecordsSkeleton />)
const SharesForm = fetched(async () => (await import('./SharesForm.tsx')).SharesForm, <RecordsSkeleton />)
const ScenarioForm = fetched(async () => (await import('./ScenarioForm.tsx')).ScenarioForm, <RecordsSkeleton />)

/** What maintenance will cost in thirty years, how far the savings go, and what else one might do. */
export function Forecast({ estateId, mayChange }: { estateId: string; mayChange: boolean }) {
  const { asked, save, saveShares, newest, saveScenario, deleteScenario, adopt, takeBack } = useForecast(estateId)
  const { opened, open, close } = useOpenForm('change')
  const scenarioForm = useOpenForm('scenario')
  const [chosen, setChosen] = useState(0)
  return (
    <Asked asked={asked} skeleton={<RecordsSkeleton />}>
      {(forecast) => {
        const cases = casesOf(forecast)
        const shown = cases[chosen] ? chosen : 0
        const { scenario } = cases[shown]!
        const adopted = forecast.scenarios.findLast(({ mayTakeBack }) => mayTakeBack)
        if (mayChange && opened === 'assumptions')
          return <ForecastForm forecast={forecast} onSave={save} onNewest={newest} onDone={close} />
        if (mayChange && opened === 'shares') return <SharesForm forecast={forecast} onSave={saveShares} onDone={close} />
        if (mayChange && scenarioForm.opened)
          return (
            <ScenarioForm
              estateId={estateId}
              scenario={forecast.scenarios.find(({ id }) => id === scenarioForm.opened)}
              isCounted={Boolean(forecast.assumptions)}
              onSave={saveScenario}
              onNewest={newest}
              onDone={scenarioForm.close}
            />
          )
        return (
          <Stack gap="6">
            <Assumptions forecast={forecast} onChange={mayChange && (() => open('assumptions'))} />
            <ForecastFacts forecast={forecast} />
            {mayChange && adopted && <Adopted scenario={adopted} onTakeBack={() => takeBack(adopted)} />}
            <Scenarios forecast={forecast} chosen={shown} onChoose={setChosen} onNew={mayChange && (() => scenarioForm.open('new'))} />
            <ForecastPictures forecast={forecast} chosen={shown} />
            {mayChange && scenario && (
              <AdoptScenario
                key={scenario.id}
                scenario={scenario}
                onAdopt={() => adopt(scenario)}
                onChange={() => scenarioForm.open(scenario.id)}
                onDelete={() => deleteScenario(scenario.id)}
              />
            )}
            <ForecastTable forecast={forecast} chosen={shown} />
            <Shares shares={forecast.shares} onChange={mayChange && (() => open('shares'))} />
          </Stack>
        )
      }}
    </Asked>
  )
}

/** In a line what it is counted with; before that is said, what is missing. */
function Assumptions({ forecast: { assumptions: said }, onChange }: { forecast: Counted; onChange: (() => void) | false }) {
  return (
    <Sheet display="flex" flexWrap="wrap" alignItems="center" gap="4">
      <IconTile icon={PiggyBank} palette="brand" />
      <chakra.div flex="1" minWidth="220px">
        {said ? (
          <>
            <Text
              id="maintenance.forecast.counted"
              values={{
                growth: writtenNumber(said.priceGrowth),
                fund: writtenNumber(said.fund),
                saving: writtenNumber(said.yearlySaving),
                interest: writtenNumber(said.interest),
              }}
            />
            {said.laterFrom && (
              <p>
                <Text
                  id="maintenance.forecast.countedLater"
                  values={{ year: String(said.laterFrom), sum: writtenKroner(said.laterSaving ?? 0) }}
                />
              </p>
            )}
            {said.priceSource && (
              <chakra.p textStyle="meta" color="muted">
                {said.priceSource}
              </chakra.p>
            )}
          </>
        ) : (
          <>
            <chakra.p fontWeight="strong">
              <Text id="maintenance.forecast.missing" />
            </chakra.p>
            <chakra.p color="muted">
              <Text id="maintenance.forecast.missingText" />
            </chakra.p>
          </>
        )}
      </chakra.div>
      {onChange && (
        <Button variant={said ? 'outline' : 'solid'} onPointerEnter={ForecastForm.beforehand} onClick={onChange}>
          <Pencil aria-hidden />
          <Text id={said ? 'maintenance.forecast.change' : 'maintenance.forecast.fill'} />
        </Button>
      )}
    </Sheet>
  )
}
