import { useText } from '#client/messages/Text.tsx'
import { SelectField } from '#client/ui/form/SelectField.tsx'
import type { Finding } from './finding.ts'
import { PartChoices } from './PartChoices.tsx'
import { useFindingPlaces } from './useFindings.ts'

const faults = { required: 'estates.finding.chooseArea' } as const

/** The part of the building that the work is on. Of a building that is known, the one that fits need not be chosen. */
export function AreaField({ finding }: { finding: Finding }) {
  const places = useFindingPlaces(finding)
  const text = useText()
  return (
    <SelectField name="areaId" label="estates.finding.area" faults={faults}>
      {() => <PartChoices places={places} none={text(finding.buildingId ? 'estates.finding.fitting' : 'common.choose')} />}
    </SelectField>
  )
}
