import { chakra } from '@chakra-ui/react'
import { useText } from '#client/messages/Text.tsx'
import { Pair } from '#client/ui/form/Pair.ts'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { PlaceButtons } from './PlaceButtons.tsx'
import type { PointValues } from './templateValues.ts'

interface TemplatePointProps {
  /** Where it stands in the form. */
  path: string
  point: PointValues
  at: number
  count: number
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

const words = { required: 'projects.templates.writePoint' } as const

/** One thing to look at, the picture that shows it, and what to mind. */
export function TemplatePoint({ path, point, at, count, onMove, onRemove }: TemplatePointProps) {
  const text = useText()
  const label = point.name.trim() || text('projects.templates.pointNumber', { number: at + 1 })
  return (
    <chakra.fieldset aria-label={label} display="grid" gap="3" borderTopWidth="1px" paddingTop="4">
      <chakra.div display="grid" gap="3" alignItems="end" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' }}>
        <TextField name={`${path}.name`} label="projects.templates.point" faults={words} optional={false} />
        <PlaceButtons name={label} at={at} count={count} onMove={onMove} onRemove={onRemove} />
      </chakra.div>
      <Pair>
        <TextField name={`${path}.wantedPicture`} label="projects.templates.wantedPicture" optional />
        <TextArea name={`${path}.helpText`} label="projects.templates.helpText" rows={2} optional />
      </Pair>
    </chakra.fieldset>
  )
}
