import { chakra } from '@chakra-ui/react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import type { Mending } from './mending.ts'
import type { Check } from './useImport.ts'

const mostShown = 50

/** Names that nobody here has: each may mean one that is known, in all the rows that say it. */
export function Names({ check, mending }: { check: Check; mending: Mending }) {
  const text = useText()
  const { newBuildings, knownBuildings, unknownResponsibles, knownResponsibles } = check
  const names = [
    ...(knownBuildings.length ? newBuildings.map((name) => ({ field: 'building', name, choices: knownBuildings }) as const) : []),
    ...unknownResponsibles.map((name) => ({ field: 'responsible', name, choices: knownResponsibles }) as const),
  ]
  if (!names.length) return null
  return (
    <Card title={<Text id="maintenance.import.names.title" />}>
      <Rows>
        {names.slice(0, mostShown).map(({ field, name, choices }) => (
          <Row key={`${field} ${name}`}>
            <chakra.div minWidth="0">
              <chakra.b display="block" fontWeight="medium" overflowWrap="anywhere">
                {name}
              </chakra.b>
              <chakra.span textStyle="meta" color="muted">
                <Text id={`maintenance.import.field.${field}`} />
              </chakra.span>
            </chakra.div>
            <Select
              aria-label={text('maintenance.import.names.means', { name })}
              value={mending.meaningOf({ field, found: name })}
              onChange={({ target }) => mending.mean({ field, found: name }, target.value)}
            >
              <option value="">{text(`maintenance.import.names.${field}`)}</option>
              {choices.map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </Select>
          </Row>
        ))}
      </Rows>
      {names.length > mostShown && (
        <chakra.p textStyle="meta" color="muted">
          <Text id="maintenance.import.left.more" values={{ count: mostShown }} />
        </chakra.p>
      )}
    </Card>
  )
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gap: { base: '2', md: '4' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
    alignItems: 'center',
    paddingBlock: '3',
  },
})
