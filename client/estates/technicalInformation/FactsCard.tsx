import { chakra } from '@chakra-ui/react'
import { CircleCheck, Plug, TriangleAlert } from 'lucide-react'
import { FactCard, type FactGroup } from '#client/estates/buildings/FactCard.tsx'
import type { Fact } from '#client/estates/buildings/FactList.tsx'
import type { TechnicalFactsFragment } from '#client/generated/graphql.ts'
import { Text, type TextOf, useText } from '#client/messages/Text.tsx'
import { State } from '#client/ui/marks.tsx'
import { writtenDay, writtenNumber } from '#client/ui/writing.ts'
import { whereThingsAre } from './whereThingsAre.ts'

/** From here on something is to be done about radon. */
const actionLevel = 100

/** Supplies, energy and measurements of the whole estate. */
export function FactsCard({ facts, onChange }: { facts: TechnicalFactsFragment; onChange: (() => void) | false }) {
  const text = useText()
  return (
    <FactCard
      icon={Plug}
      title="estates.technical.facts"
      groups={factsSaid(facts, text)}
      none="estates.technical.noFacts"
      onChange={onChange}
    />
  )
}

/** As they are written down: what belongs together stands together. */
const factsSaid = ({ waterSupply, sewer, radonBq, radonMeasuredOn, ...facts }: TechnicalFactsFragment, text: TextOf): FactGroup[] => [
  {
    title: 'estates.technical.group.energy',
    facts: [
      ['estates.technical.fact.heating', facts.heating],
      ['estates.technical.fact.electricity', facts.electricity],
      ['estates.technical.fact.energyGrade', facts.energyGrade],
      ['estates.technical.fact.internet', facts.internet],
    ],
  },
  {
    title: 'estates.technical.group.water',
    facts: [
      ['estates.technical.fact.waterSupply', waterSupply && text(`estates.technical.waterSupply.${waterSupply}`)],
      ['estates.technical.fact.sewer', sewer && text(`estates.technical.sewer.${sewer}`)],
    ],
  },
  {
    title: 'estates.technical.group.air',
    facts: [['estates.technical.fact.radonBq', radonBq != null && <Radon key="radon" bq={radonBq} measuredOn={radonMeasuredOn} />]],
  },
  { title: 'estates.technical.group.places', facts: whereThingsAre.map((name): Fact => [`estates.goodToKnow.${name}`, facts[name]]) },
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
