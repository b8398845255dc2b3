import { Button, chakra } from '@chakra-ui/react'
import { Pencil, PiggyBank } from 'lucide-react'
import { useState } from 'react'
import { NoCosts } from '#client/maintenance/economy/NoCosts.tsx'
import { Text } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import { IconTile } from '#client/ui/ListRow.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { writtenKroner, writtenNumber } from '#client/ui/writing.ts'
import { Adopted, AdoptScenario } from './AdoptScenario.tsx'
import { casesOf } from './cases.ts'
import { Conditions } from './Conditions.tsx'
import { ForecastFacts } from './ForecastFacts.tsx'
import { ForecastPictures } from './ForecastPictures.tsx'
import { ForecastTable } from './ForecastTable.tsx'
import { writtenPeriod } from './priceLines.ts'
import { Prices } from './Prices.tsx'
import { Scenarios } from './Scenarios.tsx'
import { Shares } from './Shares.tsx'
import { type Forecast as Counted, useForecast } from './useForecast.ts'

const ForecastForm = fetched(async () => (await import('./ForecastForm.tsx')).ForecastForm, <RecordsSkeleton />)
const SharesForm = fetched(async () => (await import('./SharesForm.tsx')).SharesForm, <RecordsSkeleton />)
const PricesForm = fetched(async () => (await import('./PricesForm.tsx')).PricesForm, <RecordsSkeleton />)
const ScenarioForm = fetched(async () => (await import('./ScenarioForm.tsx')).ScenarioForm, <RecordsSkeleton />)

/** What maintenance will cost in thirty years, how far the savings go, and what else one might do. */
export function Forecast({ estateId, mayChange }: { estateId: string; mayChange: boolean }) {
  const { answer, save, saveShares, savePrices, newest, saveScenario, deleteScenario, adopt, takeBack } = useForecast(estateId)
  const { opened, open, close } = useOpenForm('change')
  const scenarioForm = useOpenForm('scenario')
  const [chosen, setChosen] = useState(0)
  return (
    <Answered answer={answer} skeleton={<RecordsSkeleton />}>
      {(forecast) => {
        const cases = casesOf(forecast)
        const shown = cases[chosen] ? chosen : 0
        const { scenario } = cases[shown]!
        const adopted = forecast.scenarios.findLast(({ mayTakeBack }) => mayTakeBack)
        const isNothing = !forecast.assumptions && forecast.years.every(({ cost }) => !cost)
        if (mayChange && opened === 'assumptions')
          return <ForecastForm forecast={forecast} onSave={save} onNewest={newest} onDone={close} />
        if (mayChange && opened === 'shares') return <SharesForm forecast={forecast} onSave={saveShares} onDone={close} />
        if (mayChange && opened === 'prices') return <PricesForm forecast={forecast} onSave={savePrices} onDone={close} />
        if (mayChange && scenarioForm.opened)
          return (
            <ScenarioForm
              estateId={estateId}
              scenario={forecast.scenarios.find(({ id }) => id === scenarioForm.opened)}
              isCounted={Boolean(forecast.assumptions)}
              prices={forecast.priceSeries}
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
            {isNothing ? <NoCosts /> : <ForecastPictures forecast={forecast} chosen={shown} />}
            {mayChange && scenario && (
              <AdoptScenario
                key={scenario.id}
                scenario={scenario}
                onAdopt={() => adopt(scenario)}
                onChange={() => scenarioForm.open(scenario.id)}
                onDelete={() => deleteScenario(scenario.id)}
              />
            )}
            {!isNothing && <ForecastTable forecast={forecast} chosen={shown} />}
            {forecast.conditions && forecast.conditions.length > 0 && <Conditions conditions={forecast.conditions} />}
            <Prices prices={forecast.priceSeries} onChange={mayChange && (() => open('prices'))} />
            <Shares shares={forecast.shares} onChange={mayChange && (() => open('shares'))} />
          </Stack>
        )
      }}
    </Answered>
  )
}

/** In a line what it is counted with; before that is said, what is missing. */
function Assumptions({ forecast, onChange }: { forecast: Counted; onChange: (() => void) | false }) {
  const { assumptions: said } = forecast
  return (
    <Sheet display="flex" flexWrap="wrap" alignItems="center" gap="4">
      <IconTile icon={PiggyBank} palette="brand" />
      <chakra.div flex="1" minWidth="220px">
        {said ? (
          <>
            <Text
              id="maintenance.forecast.counted"
              values={{
                growth: writtenNumber(said.growth),
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
            <Source said={said} prices={forecast.priceSeries} />
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

/** What the growth of prices rests on: an index with its last period, or what somebody wrote. */
function Source({ said, prices }: { said: NonNullable<Counted['assumptions']>; prices: Counted['priceSeries'] }) {
  const series = prices.find((each) => each.series === said.priceSeries)
  if (!series && !said.priceSource) return null
  return (
    <chakra.p textStyle="meta" color="muted">
      {series ? (
        <Text
          id="maintenance.forecast.prices.source"
          values={{
            name: <Text id={`maintenance.forecast.prices.name.${series.series}`} />,
            first: writtenPeriod(series.firstPeriod),
            last: writtenPeriod(series.lastPeriod),
          }}
        />
      ) : (
        said.priceSource
      )}
    </chakra.p>
  )
}
