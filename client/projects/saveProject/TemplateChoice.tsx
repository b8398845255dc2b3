import { chakra } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { FaultLine } from '#client/ui/form/FieldFrame.tsx'
import { useFormField } from '#client/ui/form/useFormField.ts'
import type { Options } from './PeopleFields.tsx'
import type { ProjectValues } from './projectValues.ts'

type Template = Options['templates'][number]

/** Those for this very work come first, then those for any. */
export function fitting(templates: readonly Template[], { type, renovationPresets }: Pick<ProjectValues, 'type' | 'renovationPresets'>) {
  const works: readonly string[] = [type, ...renovationPresets]
  const rank = ({ work }: Template) => (!work ? 1 : works.includes(work) ? 0 : 2)
  return templates.toSorted((a, b) => rank(a) - rank(b))
}

interface TemplateChoiceProps {
  templates: readonly Template[]
  /** What becomes of what is chosen. */
  help: 'projects.new.templatesHelp' | 'projects.new.moreTemplatesHelp'
}

/** What the company keeps for such jobs. */
export function TemplateChoice({ templates, help }: TemplateChoiceProps) {
  const { id, value, change, faultText } = useFormField<string[]>({ name: 'templateIds', label: 'projects.new.templates' })
  const toggle = (templateId: string) =>
    void change(value.includes(templateId) ? value.filter((other) => other !== templateId) : [...value, templateId])
  return (
    <chakra.fieldset id={id} tabIndex={-1} outline="none" display="grid" gap="2">
      <chakra.legend fontWeight="medium">
        <Text id="projects.new.templates" />
      </chakra.legend>
      <chakra.p textStyle="meta" color="muted">
        <Text id={help} />
      </chakra.p>
      {templates.map(({ templateId, name, areas }) => (
        <Checkbox key={templateId} checked={value.includes(templateId)} onChange={() => toggle(templateId)}>
          <b>{name}</b>{' '}
          <chakra.span color="muted">
            <Text
              id="projects.new.counts"
              values={{ areas: areas.length, points: areas.reduce((sum, { pointCount }) => sum + pointCount, 0) }}
            />
          </chakra.span>
        </Checkbox>
      ))}
      {faultText && <FaultLine>{faultText}</FaultLine>}
    </chakra.fieldset>
  )
}

/** The areas that the chosen ones bring. */
export const TemplateAreas = ({ areas }: { areas: Template['areas'] }) => (
  <Sheet as="ul" listStyle="none" paddingBlock="2">
    {areas.map(({ name, pointCount }, index) => (
      <chakra.li key={index} display="flex" justifyContent="space-between" gap="3" paddingBlock="2">
        <chakra.span overflowWrap="anywhere">{name}</chakra.span>
        <chakra.span color="muted" whiteSpace="nowrap">
          <Text id="projects.new.pointCount" values={{ count: pointCount }} />
        </chakra.span>
      </chakra.li>
    ))}
  </Sheet>
)
