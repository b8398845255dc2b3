import { Button, chakra, Heading } from '@chakra-ui/react'
import { Plus, X } from 'lucide-react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import { Input } from '#client/ui/form/controls.ts'
import { FaultLine } from '#client/ui/form/FieldFrame.tsx'
import { useFormField } from '#client/ui/form/useFormField.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { Count } from '#client/ui/marks.tsx'
import type { StartingArea } from '#schema/projects/controls.ts'
import { mostOwnAreas } from '#schema/projects/saveProject.input.ts'
import type { OwnArea, ProjectValues } from './projectValues.ts'

/** Where the names of those who may do the work are suggested from. */
export const performerNames = 'project-performers'

/** What is looked at, before it is decided: each area opens and shows its points, and says who does its work. */
export function StartingAreas({ areas }: { areas: readonly StartingArea[] }) {
  const text = useText()
  const { value, change, faultText } = useFormField<ProjectValues['areaParties']>({
    name: 'areaParties',
    label: 'projects.new.areaPartyHint',
  })
  return (
    <Sheet paddingBlock="2">
      <Rows>
        {areas.map(({ type, points }) => (
          <AreaLine key={type}>
            <Disclosure
              title={
                <chakra.span display="flex" alignItems="center" gap="3" color="ink">
                  <Text id={`controls.area.${type}`} />
                  <Count>{points.length}</Count>
                </chakra.span>
              }
            >
              <Points>
                {points.map((point) => (
                  <li key={point}>
                    <Text id={`controls.point.${point}`} />
                  </li>
                ))}
              </Points>
            </Disclosure>
            <Input
              aria-label={text('projects.new.partyOf', { area: text(`controls.area.${type}`) })}
              placeholder={text('projects.new.areaPartyHint')}
              list={performerNames}
              maxLength={255}
              value={value[type] ?? ''}
              onChange={({ target }) => void change({ ...value, [type]: target.value })}
            />
          </AreaLine>
        ))}
      </Rows>
      {faultText && <FaultLine>{faultText}</FaultLine>}
    </Sheet>
  )
}

/** Areas that the project makes up itself, which get their points later. */
export function OwnAreas() {
  const text = useText()
  const { value, change, faultText } = useFormField<OwnArea[]>({ name: 'controlAreas', label: 'projects.group.own' })
  const set = (index: number, changes: Partial<OwnArea>) =>
    void change(value.map((area, at) => (at === index ? { ...area, ...changes } : area)))
  return (
    <chakra.div display="grid" gap="3">
      <Heading as="h2" textStyle="lead">
        <Text id="projects.group.own" />
      </Heading>
      {value.map((area, index) => (
        <Line key={index}>
          <Input
            aria-label={text('projects.new.areaName', { number: index + 1 })}
            placeholder={text('projects.new.areaName', { number: index + 1 })}
            maxLength={255}
            value={area.name}
            onChange={({ target }) => set(index, { name: target.value })}
          />
          <Input
            aria-label={text('projects.new.areaParty', { number: index + 1 })}
            placeholder={text('projects.new.areaPartyHint')}
            list={performerNames}
            maxLength={255}
            value={area.partyName}
            onChange={({ target }) => set(index, { partyName: target.value })}
          />
          <IconButton
            icon={X}
            label={text('projects.new.takeOut', { name: area.name || String(index + 1) })}
            onClick={() => void change(value.filter((_, at) => at !== index))}
          />
        </Line>
      ))}
      {faultText && <FaultLine>{faultText}</FaultLine>}
      {value.length < mostOwnAreas && (
        <Button justifySelf="start" onClick={() => void change([...value, { name: '', partyName: '' }])}>
          <Plus aria-hidden />
          <Text id="projects.new.addArea" />
        </Button>
      )}
    </chakra.div>
  )
}

const AreaLine = chakra('li', {
  base: {
    display: 'grid',
    columnGap: '4',
    rowGap: '1',
    alignItems: 'start',
    paddingBlock: '2',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 240px)' },
  },
})
const Points = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    columnGap: '6',
    rowGap: '1',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    paddingInlineStart: '26px',
    paddingBottom: '3',
    color: 'muted',
  },
})
const Line = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
    '& > :nth-of-type(2)': { gridColumn: { base: '1', sm: 'auto' } },
  },
})
