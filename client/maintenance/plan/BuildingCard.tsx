import { Button, chakra } from '@chakra-ui/react'
import { Info, Pencil, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ConditionStrip, countsOf } from '#client/estates/condition/ConditionStrip.tsx'
import { usePartName } from '#client/estates/condition/usePartName.ts'
import { useMaintenancePaths } from '#client/maintenance/maintenancePaths.ts'
import { Overdue } from '#client/maintenance/Overdue.tsx'
import type { AreaLine, PlanBuilding } from '#client/maintenance/usePlan.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import type { Rights } from '#client/records/rights.ts'
import { Card } from '#client/ui/Card.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { AreaMarks } from './AreaMarks.tsx'

interface BuildingCardProps {
  building: PlanBuilding
  isSelected: boolean
  may: Rights
  onAddArea: () => void
}

const reveal = (card: HTMLElement | null) => card?.scrollIntoView({ block: 'start' })

/** A building of the plan: how it is at a glance, and each of its areas with what is planned there. */
export function BuildingCard({ building, isSelected, may, onAddArea }: BuildingCardProps) {
  const { id, name, taskCount, overdueCount } = building
  const areas = building.areas ?? []
  const paths = useMaintenancePaths()
  const text = useText()
  return (
    <chakra.div
      ref={isSelected ? reveal : undefined}
      scrollMarginTop="80px"
      borderRadius="card"
      {...(isSelected && { boxShadow: '0 0 0 2px {colors.brand}' })}
    >
      <Card
        title={name}
        aside={
          <Button size="sm" variant="ghost" asChild>
            {may.change ? (
              <Link to={paths.editBuilding(id)} aria-label={text('maintenance.building.edit', { name })}>
                <Pencil aria-hidden />
                <Text id="common.edit" />
              </Link>
            ) : (
              <Link to={paths.editBuilding(id)} aria-label={`${text('maintenance.building.about')} ${name}`}>
                <Info aria-hidden />
                <Text id="maintenance.building.about" />
              </Link>
            )}
          </Button>
        }
      >
        <Stack gap="4">
          <chakra.p color="muted" textStyle="meta">
            <Text id="maintenance.building.summary" values={{ areas: areas.length, tasks: taskCount }} />
          </chakra.p>
          <Overdue count={overdueCount} />
          <ConditionStrip counts={countsOf(areas)} />
          {areas.length > 0 && (
            <Rows aria-label={text('maintenance.area.list', { name })}>
              {areas.map((area) => (
                <AreaRow key={area.id} area={area} />
              ))}
            </Rows>
          )}
          {!areas.length && (
            <chakra.p color="muted">
              <Text id="maintenance.area.none" />
            </chakra.p>
          )}
          {may.add && (
            <div>
              <Button size="sm" onClick={onAddArea}>
                <Plus aria-hidden />
                <Text id="maintenance.area.add" />
              </Button>
            </div>
          )}
        </Stack>
      </Card>
    </chakra.div>
  )
}

function AreaRow({ area }: { area: AreaLine }) {
  const paths = useMaintenancePaths()
  const nameOf = usePartName()
  const { id, buildingId, taskCount, overdueCount, nextDate } = area
  return (
    <ListRow
      to={paths.area(buildingId, id)}
      title={nameOf(area)}
      meta={
        <>
          <Text id="maintenance.area.tasks" values={{ count: taskCount }} />
          {nextDate && (
            <>
              {' · '}
              <Text id="maintenance.nextOn" values={{ date: writtenDay(nextDate) }} />
            </>
          )}
          <chakra.span display={{ base: 'flex', sm: 'none' }} flexWrap="wrap" gap="2" marginTop="2">
            <Overdue count={overdueCount} />
            <AreaMarks area={area} />
          </chakra.span>
        </>
      }
      value={
        <chakra.span display={{ base: 'none', sm: 'flex' }} flexWrap="wrap" justifyContent="flex-end" gap="2">
          <Overdue count={overdueCount} />
          <AreaMarks area={area} />
        </chakra.span>
      }
    />
  )
}
