import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { usePartName } from '#client/estates/condition/usePartName.ts'
import { useText } from '#client/messages/Text.tsx'
import { FieldFrame } from '#client/ui/form/FieldFrame.tsx'
import { useFormField } from '#client/ui/form/useFormField.ts'
import type { Finding } from './finding.ts'
import { useFindingPlaces } from './useFindings.ts'

const faults = { required: 'estates.finding.chooseArea' } as const

/** The part of the building that the work is on. Of a building that is known, the one that fits need not be chosen. */
export function AreaField({ finding }: { finding: Finding }) {
  const { id, value, faultText, change, touch } = useFormField<string>({ name: 'areaId', label: 'estates.finding.area', faults })
  const places = useFindingPlaces(finding)
  const nameOf = usePartName()
  const text = useText()
  const styles = useSlotRecipe({ key: 'nativeSelect' })()
  return (
    <FieldFrame id={id} label="estates.finding.area" faultText={faultText}>
      {(control) => (
        <chakra.div css={styles.root}>
          <chakra.select
            {...control}
            css={styles.field}
            name="areaId"
            value={value}
            onChange={({ target }) => change(target.value)}
            onBlur={touch}
          >
            <option value="">{text(finding.buildingId ? 'estates.finding.fitting' : 'common.choose')}</option>
            {places.map(({ id: buildingId, name, areas }) => (
              <optgroup key={buildingId} label={name}>
                {areas?.map((area) => (
                  <option key={area.id} value={area.id}>
                    {nameOf(area)}
                  </option>
                ))}
              </optgroup>
            ))}
          </chakra.select>
          <chakra.span css={styles.indicator}>
            <ChevronDown aria-hidden />
          </chakra.span>
        </chakra.div>
      )}
    </FieldFrame>
  )
}
