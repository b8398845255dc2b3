import { chakra } from '@chakra-ui/react'
import {
  Bath,
  Blocks,
  Building,
  Check,
  DoorOpen,
  Grid2X2,
  House,
  type LucideIcon,
  PaintRoller,
  PanelsTopLeft,
  ScrollText,
  Shapes,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { FaultLine, Optional } from '#client/ui/form/FieldFrame.tsx'
import { useFormField } from '#client/ui/form/useFormField.ts'
import { areasFor } from '#schema/projects/controls.ts'
import { type ProjectType, projectTypes, type RenovationPreset, renovationPresets } from '#schema/projects/projectTypes.ts'

const typeIcons: Record<ProjectType, LucideIcon> = { NEW_BUILDING: House, NEW_APARTMENT: Building, RENOVATION: PaintRoller, CUSTOM: Shapes }
const presetIcons: Record<RenovationPreset, LucideIcon> = {
  BATHROOM: Bath,
  FRONT_DOOR_REPLACEMENT: DoorOpen,
  WINDOW_REPLACEMENT: Grid2X2,
  ROOF_TILES_REPLACEMENT: Blocks,
  ROOFING_FELT_REPLACEMENT: ScrollText,
  EXTERIOR_CLADDING_REPLACEMENT: PanelsTopLeft,
}

const counted = (type: ProjectType, presets: readonly RenovationPreset[]) => {
  const areas = areasFor(type, presets)
  return { areas: areas.length, points: areas.reduce((sum, { points }) => sum + points.length, 0) }
}

/** What is built; of a renovation also what is renovated. Each says how much there is to look at. */
export function KindChoice() {
  const type = useFormField<ProjectType | ''>({
    name: 'type',
    label: 'projects.new.type',
    faults: { notValid: 'projects.new.chooseType', required: 'projects.new.chooseType' },
  })
  const presets = useFormField<RenovationPreset[]>({ name: 'renovationPresets', label: 'projects.new.presets' })
  const toggle = (preset: RenovationPreset) =>
    void presets.change(
      renovationPresets.filter((each) => (each === preset ? !presets.value.includes(preset) : presets.value.includes(each))),
    )
  return (
    <>
      <chakra.fieldset id={type.id} tabIndex={-1} outline="none" aria-invalid={type.faultText ? true : undefined}>
        <Legend>
          <Text id="projects.new.type" />
        </Legend>
        <Cards>
          {projectTypes.map((kind) => (
            <Choice
              key={kind}
              icon={typeIcons[kind]}
              input={
                <chakra.input
                  type="radio"
                  name="type"
                  srOnly
                  checked={type.value === kind}
                  onChange={() => {
                    void type.change(kind)
                    if (kind !== 'RENOVATION') void presets.change([])
                  }}
                />
              }
              title={<Text id={`projects.type.${kind}`} />}
              meta={
                kind === 'RENOVATION' ? (
                  <Text id="projects.new.chooseBelow" />
                ) : kind === 'CUSTOM' ? (
                  <Text id="projects.new.ownAreas" />
                ) : (
                  <Text id="projects.new.counts" values={counted(kind, [])} />
                )
              }
            />
          ))}
        </Cards>
        {type.faultText && (
          <chakra.div textStyle="meta" marginTop="2">
            <FaultLine>{type.faultText}</FaultLine>
          </chakra.div>
        )}
      </chakra.fieldset>
      {type.value === 'RENOVATION' && (
        <chakra.fieldset id={presets.id} tabIndex={-1} outline="none">
          <Legend>
            <Text id="projects.new.presets" /> <Optional />
          </Legend>
          <chakra.p textStyle="meta" color="muted" marginBottom="3">
            <Text id="projects.new.presetsHelp" />
          </chakra.p>
          <Cards>
            {renovationPresets.map((preset) => (
              <Choice
                key={preset}
                icon={presetIcons[preset]}
                input={<chakra.input type="checkbox" srOnly checked={presets.value.includes(preset)} onChange={() => toggle(preset)} />}
                title={<Text id={`projects.group.${preset}`} />}
                meta={<Text id="projects.new.counts" values={counted('RENOVATION', [preset])} />}
              />
            ))}
          </Cards>
        </chakra.fieldset>
      )}
    </>
  )
}

const Choice = ({ icon: Icon, input, title, meta }: { icon: LucideIcon; input: ReactNode; title: ReactNode; meta: ReactNode }) => (
  <Card>
    {input}
    <Mark>
      <Icon size={20} aria-hidden />
    </Mark>
    <chakra.span flex="1" minWidth="0">
      <chakra.b display="block">{title}</chakra.b>
      <chakra.span display="block" textStyle="meta" color="muted">
        {meta}
      </chakra.span>
    </chakra.span>
    <Check size={20} aria-hidden data-chosen />
  </Card>
)

const Legend = chakra('legend', { base: { fontWeight: 'medium', marginBottom: '2' } })
const Cards = chakra('div', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } },
})
const Mark = chakra('span', {
  base: { width: '40px', height: '40px', borderRadius: '10px', display: 'grid', placeItems: 'center', flexShrink: 0, bg: 'sunken' },
})
const Card = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '72px',
    padding: '3',
    bg: 'raised',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'control',
    cursor: 'pointer',
    '& [data-chosen]': { visibility: 'hidden', color: 'brand.fg', flexShrink: 0 },
    _hover: { bg: 'sunken' },
    '&:has(:checked)': { bg: 'brand.subtle', borderColor: 'brand', boxShadow: 'inset 0 0 0 1px {colors.brand}' },
    '&:has(:checked) [data-chosen]': { visibility: 'visible' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
})
