import { Button, chakra } from '@chakra-ui/react'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useUndo } from '#client/data/useUndo.ts'
import type { Part } from '#client/estates/buildings/useBuilding.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { Regrade } from '#client/estates/findings/Regrade.tsx'
import { TaskOfFinding } from '#client/estates/findings/TaskOfFinding.tsx'
import { useFindingOf } from '#client/estates/findings/useFindingOf.ts'
import { useBuildingFindings } from '#client/estates/findings/useFindings.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import type { Rights } from '#client/records/rights.ts'
import { Card } from '#client/ui/Card.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { State } from '#client/ui/marks.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { UndoLine } from '#client/ui/UndoLine.tsx'
import { writtenDay, writtenMoney } from '#client/ui/writing.ts'
import { ConditionStrip, countsOf } from './ConditionStrip.tsx'
import { gradeLooks } from './grades.ts'
import { usePartName } from './usePartName.ts'

interface ConditionProps {
  buildingId: string
  parts: readonly Part[]
  may: Rights
  /** Opens the form with a part, by its id, or with a `new` one. */
  onOpen: (part: string) => void
  onDelete: (id: string) => Promise<unknown>
}

/** How a building is: the strip, and each part with what was found. */
export function Condition({ buildingId, parts, may, onOpen, onDelete }: ConditionProps) {
  const { lineOf, isWaiting, isGone, start } = useUndo()
  const text = useText()
  const nameOf = usePartName()
  const { estateId } = useEstatePlace()
  const tasks = useBuildingFindings(estateId, buildingId)
  const findingOf = useFindingOf()

  const shown = parts.filter(({ id }) => !isGone(id))
  return (
    <Card
      title={<Text id="estates.conditionTitle" />}
      aside={
        may.add && (
          <Button size="sm" onClick={() => onOpen('new')}>
            <Plus aria-hidden />
            <Text id="estates.condition.add" />
          </Button>
        )
      }
    >
      {shown.length ? (
        <Stack gap="3">
          <ConditionStrip counts={countsOf(shown.filter(({ id }) => !isWaiting(id)))} />
          <Rows tabIndex={-1} outline="none" aria-label={text('estates.condition.parts')}>
            {shown
              .map((part) => ({ part, line: lineOf(part.id) }))
              .map(({ part, line }) => (
                <li key={part.id}>
                  {line ? (
                    <UndoLine {...line}>
                      <Text id="estates.condition.deleted" values={{ name: nameOf(part) }} />
                    </UndoLine>
                  ) : (
                    <PartRow
                      part={part}
                      name={nameOf(part)}
                      task={
                        <TaskOfFinding
                          finding={findingOf.part(part, buildingId)}
                          name={nameOf(part)}
                          task={tasks.get(part.id)}
                          afterwards={may.change && <Regrade onOpen={() => onOpen(part.id)} />}
                        />
                      }
                    >
                      {may.change && (
                        <IconButton
                          icon={Pencil}
                          label={text('estates.condition.edit', { name: nameOf(part) })}
                          onClick={() => onOpen(part.id)}
                        />
                      )}
                      {may.remove && (
                        <IconButton
                          icon={Trash2}
                          label={text('estates.condition.delete', { name: nameOf(part) })}
                          onClick={() => start(part.id, () => onDelete(part.id))}
                        />
                      )}
                    </PartRow>
                  )}
                </li>
              ))}
          </Rows>
        </Stack>
      ) : (
        <chakra.p color="muted">
          <Text id="estates.condition.empty" />
        </chakra.p>
      )}
    </Card>
  )
}

interface PartRowProps {
  part: Part
  name: string
  task: ReactNode
  children: ReactNode
}

const PartRow = ({ part: { conditionGrade, cause, consequence, costEstimate, inspectedOn }, name, task, children }: PartRowProps) => (
  <Line>
    <chakra.div minWidth="0" overflowWrap="anywhere">
      <chakra.b display="block">{name}</chakra.b>
      {cause && (
        <chakra.p>
          <Text id="estates.condition.because" values={{ cause }} />
        </chakra.p>
      )}
      {consequence && (
        <chakra.p>
          <Text id="estates.condition.leadsTo" values={{ consequence }} />
        </chakra.p>
      )}
      <chakra.p textStyle="meta" color="muted" fontVariantNumeric="tabular-nums">
        {costEstimate != null && <Text id="estates.condition.costs" values={{ cost: writtenMoney(costEstimate) }} />}
        {costEstimate != null && inspectedOn && ' · '}
        {inspectedOn && <Text id="estates.condition.inspected" values={{ date: writtenDay(inspectedOn) }} />}
      </chakra.p>
      {task}
    </chakra.div>
    <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="2">
      <State {...gradeLooks[conditionGrade]}>
        <Text id={`estates.grade.${conditionGrade}`} />
      </State>
      {children && (
        <chakra.div marginEnd="-3" whiteSpace="nowrap">
          {children}
        </chakra.div>
      )}
    </chakra.div>
  </Line>
)

const Line = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
    alignItems: 'start',
    columnGap: '4',
    rowGap: '2',
    paddingBlock: '3',
  },
})
