import { Button, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { usePartName } from '#client/estates/condition/usePartName.ts'
import type { CostDivision, MaintenanceCostsQuery } from '#client/generated/graphql.ts'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { FoldedCard } from '#client/ui/FoldedCard.tsx'
import { writtenKroner } from '#client/ui/writing.ts'
import { costDivisions } from '#schema/maintenance/costDivisions.ts'
import { FigureTable, Scroll } from './FigureTable.tsx'
import { useCosts } from './useEconomy.ts'

type Group = MaintenanceCostsQuery['maintenanceCosts']['groups'][number]

/** The same costs by trade, by who is responsible, and by part of a building. */
export function Divisions({ estateId }: { estateId: string }) {
  const [by, setBy] = useState<CostDivision>('trade')
  const query = useCosts(estateId, by)
  const text = useText()
  return (
    <FoldedCard
      name="divided"
      title={<Text id="maintenance.economy.by.title" />}
      aside={
        <chakra.fieldset aria-label={text('maintenance.economy.by.title')} display="flex" flexWrap="wrap" gap="2">
          {costDivisions.map((each) => (
            <Button key={each} size="sm" aria-pressed={by === each} _pressed={{ bg: 'brand.subtle' }} onClick={() => setBy(each)}>
              <Text id={`maintenance.economy.by.${each}`} />
            </Button>
          ))}
        </chakra.fieldset>
      }
    >
      <Answered answer={query} skeleton={<RecordsSkeleton />}>
        {({ groups, fromYear, toYear }) =>
          groups.length ? (
            <Groups by={by} groups={groups} years={`${fromYear}–${toYear}`} />
          ) : (
            <chakra.p color="muted">
              <Text id="maintenance.economy.by.noCosts" />
            </chakra.p>
          )
        }
      </Answered>
    </FoldedCard>
  )
}

function Groups({ by, groups, years }: { by: CostDivision; groups: readonly Group[]; years: string }) {
  const text = useText()
  const nameOf = useGroupName(by)
  const most = Math.max(1, ...groups.map(plannedOf))
  return (
    <Scroll label={text('maintenance.economy.by.title')}>
      <FigureTable>
        <thead>
          <tr>
            <th scope="col">
              <Text id={`maintenance.economy.by.${by}`} />
            </th>
            <th scope="col">
              <Text id="maintenance.economy.planned" /> {years}
            </th>
            <th scope="col">
              <Text id="maintenance.economy.actual" />
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={group.key}>
              <th scope="row">
                {nameOf(group)}
                <chakra.span
                  aria-hidden
                  display="block"
                  height="6px"
                  marginTop="1"
                  borderRadius="pill"
                  bg="brand"
                  style={{ width: `${(plannedOf(group) / most) * 100}%` }}
                />
              </th>
              <td data-label={`${text('maintenance.economy.planned')} ${years}`}>{writtenKroner(plannedOf(group))}</td>
              <td data-label={text('maintenance.economy.actual')}>
                {writtenKroner(group.years.reduce((sum, { actual }) => sum + actual, 0))}
              </td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </Scroll>
  )
}

const plannedOf = ({ years }: Group) => years.reduce((sum, { planned }) => sum + planned, 0)

/** What one of them is called. */
export function useGroupName(by: CostDivision) {
  const text = useText()
  const partName = usePartName()
  return ({ key, name }: Partial<Pick<Group, 'name'>> & Pick<Group, 'key'>) => {
    if (key == null) return text(by === 'responsible' ? 'maintenance.economy.by.owners' : 'maintenance.economy.by.none')
    if (by === 'trade') return text(`trades.${key}` as MessageKey)
    return by === 'part' ? partName({ code: key }) : (name ?? text('maintenance.economy.by.none'))
  }
}
