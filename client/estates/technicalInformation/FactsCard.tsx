import { Button, chakra } from '@chakra-ui/react'
import { CircleCheck, Pencil, Plug, TriangleAlert } from 'lucide-react'
import { type Fact, FactList } from '#client/estates/buildings/FactList.tsx'
import type { TechnicalFactsFragment } from '#client/generated/graphql.ts'
import { Text, type TextOf, useText } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { State } from '#client/ui/marks.tsx'
import { writtenDay, writtenNumber } from '#client/ui/writing.ts'
import { factNames } from './factsForm.ts'
import { whereThingsAre } from './whereThingsAre.ts'

/** From here on something is to be done about radon. */
const actionLevel = 100

/** Supplies, energy and measurements of the whole estate. */
export function FactsCard({ facts, onChange }: { facts: TechnicalFactsFragment; onChange: (() => void) | false }) {
  const text = useText()
  const isKnown = factNames.some((name) => facts[name] != null)
  return (
    <Card
      icon={Plug}
      title={<Text id="estates.technical.facts" />}
      aside={
        onChange && (
          <Button size="sm" onClick={onChange}>
            <Pencil aria-hidden />
            <Text id={isKnown ? 'estates.technical.change' : 'estates.technical.fill'} />
          </Button>
        )
      }
    >
      {isKnown ? (
        <FactList facts={factsSaid(facts, text)} />
      ) : (
        <chakra.p color="muted">
          <Text id="estates.technical.noFacts" />
        </chakra.p>
      )}
    </Card>
  )
}

const factsSaid = ({ waterSupply, sewer, radonBq, radonMeasuredOn, ...facts }: TechnicalFactsFragment, text: TextOf): Fact[] => [
  ['heating', text('estates.technical.fact.heating'), facts.heating],
  ['electricity', text('estates.technical.fact.electricity'), facts.electricity],
  ['waterSupply', text('estates.technical.fact.waterSupply'), waterSupply && text(`estates.technical.waterSupply.${waterSupply}`)],
  ['sewer', text('estates.technical.fact.sewer'), sewer && text(`estates.technical.sewer.${sewer}`)],
  ['energyGrade', text('estates.technical.fact.energyGrade'), facts.energyGrade],
  ['radonBq', text('estates.technical.fact.radonBq'), radonBq != null && <Radon key="radon" bq={radonBq} measuredOn={radonMeasuredOn} />],
  ['internet', text('estates.technical.fact.internet'), facts.internet],
  ...whereThingsAre.map((name): Fact => [name, text(`estates.goodToKnow.${name}`), facts[name]]),
]

const Radon = ({ bq, measuredOn }: { bq: number; measuredOn: string | null | undefined }) => (
  <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
    {writtenNumber(bq)} Bq/m³
    <State icon={bq < actionLevel ? CircleCheck : TriangleAlert} tone={bq < actionLevel ? 'positive' : 'caution'}>
      <Text id={bq < actionLevel ? 'estates.technical.radonLow' : 'estates.technical.radonHigh'} />
    </State>
    {measuredOn && (
      <chakra.span textStyle="meta" color="muted" fontWeight="normal">
        <Text id="estates.technical.measuredOn" values={{ date: writtenDay(measuredOn) }} />
      </chakra.span>
    )}
  </chakra.span>
)
