import { chakra } from '@chakra-ui/react'
import { Suggested } from '#client/projects/performers/Suggested.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { areasFor } from '#schema/projects/controls.ts'
import { OwnAreas, performerNames, StartingAreas } from './AreaFields.tsx'
import type { Options } from './PeopleFields.tsx'
import type { ProjectValues } from './projectValues.ts'
import { ReadyToStart } from './ReadyToStart.tsx'
import { fitting, TemplateAreas, TemplateChoice } from './TemplateChoice.tsx'

interface AreasStepProps {
  values: ProjectValues
  options: Options
}

/** What is looked at: what the type brings, or what the company keeps for such jobs; and what the project makes up itself. */
export function AreasStep({ values, options: { templates, subcontractors } }: AreasStepProps) {
  const chosen = templates.filter(({ templateId }) => values.templateIds.includes(templateId)).flatMap(({ areas }) => areas)
  const brought = values.type && !chosen.length ? areasFor(values.type, values.renovationPresets) : []
  const counts = chosen.length ? chosen.map(({ pointCount }) => pointCount) : brought.map(({ points }) => points.length)
  const performers = [...values.participants.filter(({ role }) => role !== 'Owner'), ...subcontractors].map(({ name }) => name)
  return (
    <TwoColumns>
      <Stack gap="6">
        {templates.length > 0 && <TemplateChoice templates={fitting(templates, values)} help="projects.new.templatesHelp" />}
        {chosen.length > 0 && <TemplateAreas areas={chosen} />}
        {brought.length > 0 && <StartingAreas areas={brought} />}
        <OwnAreas />
        <Suggested id={performerNames} names={performers} />
      </Stack>
      <ReadyToStart values={values} counts={counts} />
    </TwoColumns>
  )
}

const TwoColumns = chakra('div', {
  base: {
    display: 'grid',
    gap: '8',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
  },
})
