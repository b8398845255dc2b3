import { Button, chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { FaultLine } from '#client/ui/form/FieldFrame.tsx'
import { FormSection } from '#client/ui/form/FormSection.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { useFormField } from '#client/ui/form/useFormField.ts'
import { mostTemplateAreas, mostTemplatePoints } from '#schema/projects/controlTemplates.input.ts'
import { PlaceButtons } from './PlaceButtons.tsx'
import { TemplatePoint } from './TemplatePoint.tsx'
import { type AreaValues, blankArea, blankPoint, moved, without } from './templateValues.ts'

const words = { required: 'projects.templates.writeArea' } as const

/** The areas in the order of the work, each with its points. */
export function TemplateAreas() {
  const { value, change, faultText } = useFormField<readonly AreaValues[]>({
    name: 'areas',
    label: 'projects.areas',
    faults: { required: 'projects.templates.oneArea' },
  })
  return (
    <FormSection title="projects.areas">
      {value.map((area, at) => (
        <Area
          key={at}
          area={area}
          at={at}
          count={value.length}
          onChange={(changed) => void change(value.map((other, index) => (index === at ? changed : other)))}
          onMove={(by) => void change(moved(value, at, by))}
          onRemove={() => void change(without(value, at))}
        />
      ))}
      {faultText && <FaultLine>{faultText}</FaultLine>}
      {value.length < mostTemplateAreas && (
        <Button justifySelf="start" onClick={() => void change([...value, blankArea])}>
          <Plus aria-hidden />
          <Text id="projects.templates.addArea" />
        </Button>
      )}
    </FormSection>
  )
}

interface AreaProps {
  area: AreaValues
  at: number
  count: number
  onChange: (area: AreaValues) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function Area({ area, at, count, onChange, onMove, onRemove }: AreaProps) {
  const text = useText()
  const label = area.name.trim() || text('projects.templates.areaNumber', { number: at + 1 })
  const { points } = area
  const set = (changed: AreaValues['points']) => onChange({ ...area, points: changed })
  return (
    <Sheet as="fieldset" padding="4" display="grid" gap="5" aria-label={label}>
      <chakra.div display="grid" gap="3" alignItems="end" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' }}>
        <TextField name={`areas[${at}].name`} label="projects.templates.areaName" faults={words} optional={false} />
        <PlaceButtons name={label} at={at} count={count} onMove={onMove} onRemove={onRemove} />
      </chakra.div>
      {points.map((point, index) => (
        <TemplatePoint
          key={index}
          path={`areas[${at}].points[${index}]`}
          point={point}
          at={index}
          count={points.length}
          onMove={(by) => set(moved(points, index, by))}
          onRemove={() => set(without(points, index))}
        />
      ))}
      {points.length < mostTemplatePoints && (
        <Button
          justifySelf="start"
          onClick={() => set([...points, blankPoint])}
          aria-label={text('projects.templates.addPointTo', { name: label })}
        >
          <Plus aria-hidden />
          <Text id="projects.templates.addPoint" />
        </Button>
      )}
    </Sheet>
  )
}
