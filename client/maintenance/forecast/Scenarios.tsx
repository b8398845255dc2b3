import { Button, chakra } from '@chakra-ui/react'
import { CircleCheck, Plus, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { Section } from '#client/ui/Card.tsx'
import { LineSwatch } from '#client/ui/chart/LinesChart.tsx'
import { State } from '#client/ui/marks.tsx'
import { writtenKroner } from '#client/ui/writing.ts'
import { mostScenarios } from '#schema/maintenance/forecast.input.ts'
import { type Case, casesOf, lowestOf, savingOf } from './cases.ts'
import { ChangeWords } from './ChangeWords.tsx'
import type { Forecast } from './useForecast.ts'

interface ScenariosProps {
  forecast: Forecast
  chosen: number
  onChoose: (index: number) => void
  onNew: (() => void) | false
}

/** The plan and what else one might do, beside each other; the one that is chosen is what the pictures show. */
export function Scenarios({ forecast, chosen, onChoose, onNew }: ScenariosProps) {
  const name = useId()
  const cases = casesOf(forecast)
  if (cases.length < 2 && !onNew) return null
  return (
    <Section
      title={<Text id="maintenance.scenario.title" />}
      aside={
        onNew &&
        forecast.scenarios.length < mostScenarios && (
          <Button marginStart="auto" onClick={onNew}>
            <Plus aria-hidden />
            <Text id="maintenance.scenario.new" />
          </Button>
        )
      }
    >
      {cases.length < 2 ? (
        <chakra.p color="muted" maxWidth="60ch">
          <Text id="maintenance.scenario.none" />
        </chakra.p>
      ) : (
        <Cards>
          {cases.map((each, index) => (
            <Choice key={each.scenario?.id ?? 'plan'}>
              <input type="radio" name={name} checked={index === chosen} onChange={() => onChoose(index)} />
              <CaseFigures forecast={forecast} of={each} />
              <LineSwatch index={index} isChosen={index === chosen} />
            </Choice>
          ))}
        </Cards>
      )}
    </Section>
  )
}

function CaseFigures({ forecast, of: each }: { forecast: Forecast; of: Case }) {
  const { scenario, runsDry, costPerArea } = each
  const saving = savingOf(forecast, scenario)
  const shares = forecast.shares.length
  const low = lowestOf(each)
  return (
    <chakra.span display="grid" gap="2" justifyItems="start">
      <strong>{scenario ? scenario.name : <Text id="maintenance.scenario.plan" />}</strong>
      <chakra.span textStyle="meta" color="muted">
        {scenario ? <ChangeWords scenario={scenario} /> : <Text id="maintenance.scenario.planNote" />}
      </chakra.span>
      {forecast.assumptions && (
        <State icon={runsDry ? TriangleAlert : CircleCheck} tone={runsDry ? 'critical' : 'positive'}>
          {runsDry ? (
            <Text id="maintenance.forecast.runsDry" values={{ year: String(runsDry) }} />
          ) : (
            <Text id="maintenance.forecast.lasts" />
          )}
        </State>
      )}
      {scenario?.isBehind && (
        <State icon={TriangleAlert} tone="caution">
          <Text id="maintenance.scenario.behind" />
        </State>
      )}
      {saving != null && (
        <Line>
          <Text id={shares ? 'maintenance.scenario.perShare' : 'maintenance.scenario.saving'} />
          <b>{writtenKroner(shares ? saving / shares / 12 : saving)}</b>
        </Line>
      )}
      {forecast.assumptions && (
        <Line>
          <Text id="maintenance.scenario.lowest" values={{ year: String(low.year) }} />
          <b>{writtenKroner(low.fund ?? 0)}</b>
        </Line>
      )}
      {costPerArea != null && (
        <Line>
          <Text id="maintenance.scenario.perArea" />
          <b>{writtenKroner(costPerArea)}</b>
        </Line>
      )}
    </chakra.span>
  )
}

const Cards = chakra('fieldset', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(240px, 1fr))' } },
})
const Choice = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    gap: '3',
    alignContent: 'space-between',
    bg: 'raised',
    borderWidth: '1px',
    borderRadius: 'card',
    padding: '5',
    cursor: 'pointer',
    '& input': { position: 'absolute', insetEnd: '5', top: '5', width: '20px', height: '20px', accentColor: 'var(--chakra-colors-brand)' },
    '& strong': { paddingEnd: '8' },
    '&:has(input:checked)': { borderColor: 'brand.fg', boxShadow: '0 0 0 1px {colors.brand.fg}' },
    '&:has(input:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
  },
})
const Line = chakra('span', {
  base: {
    display: 'flex',
    justifySelf: 'stretch',
    justifyContent: 'space-between',
    gap: '3',
    textStyle: 'meta',
    fontVariantNumeric: 'tabular-nums',
    '& b': { fontWeight: 'strong', whiteSpace: 'nowrap' },
  },
})
