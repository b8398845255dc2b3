import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { DoneButton } from '#client/maintenance/archive/DoneButton.tsx'
import { useArchiving } from '#client/maintenance/archive/useArchiving.tsx'
import { useMaintenancePaths } from '#client/maintenance/maintenancePaths.ts'
import { PriorityMark } from '#client/maintenance/PriorityMark.tsx'
import type { TaskLine } from '#client/maintenance/useArea.ts'
import { useRecurrenceText } from '#client/maintenance/words.ts'
import { withTexts } from '#client/messages/arriving.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import type { Rights } from '#client/records/rights.ts'
import { fetched } from '#client/ui/fetched.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { MarkAll } from '#client/ui/several/MarkAll.tsx'
import { MarkBox } from '#client/ui/several/MarkBox.tsx'
import { useMarks } from '#client/ui/several/useMarks.ts'
import { writtenDay } from '#client/ui/writing.ts'
import { today } from '#schema/day.ts'

const SeveralTasks = fetched(
  async () => (await withTexts(import('#client/maintenance/several/SeveralTasks.tsx'), 'maintenance.several')).SeveralTasks,
  null,
)

interface AreaTasksProps {
  tasks: readonly TaskLine[]
  may: Rights
}

/** What is planned for an area, in the order it comes. Several can be marked by whoever may do something with them. */
export function AreaTasks({ tasks, may }: AreaTasksProps) {
  const paths = useMaintenancePaths()
  const recurrence = useRecurrenceText()
  const archiving = useArchiving()
  const text = useText()
  const list = useRef<HTMLUListElement>(null)
  const marks = useMarks(tasks.map(({ id }) => id))
  const canMark = may.change || may.remove
  const markOf = ({ id, title }: TaskLine) => ({
    id,
    isMarked: marks.isMarked(id),
    box: (
      <MarkBox
        label={text('common.several.markOne', { name: title })}
        checked={marks.isMarked(id)}
        onChange={(...to) => marks.mark(id, ...to)}
      />
    ),
  })
  if (!tasks.length)
    return (
      <chakra.p color="muted">
        <Text id="maintenance.task.none" />
      </chakra.p>
    )
  return (
    <div role="presentation" onKeyDown={marks.onKeyDown}>
      {canMark && <MarkAll marks={marks} of={tasks.length} />}
      <Rows ref={list} tabIndex={-1} aria-label={text('maintenance.task.list')}>
        {tasks.map((task) => (
          <ListRow
            key={task.id}
            stacks
            mark={canMark ? markOf(task) : undefined}
            to={paths.listed(task.buildingId, task.areaId, task.id)}
            title={task.title}
            actions={
              archiving.open &&
              task.nextDate &&
              !task.awaitsConfirmation && <DoneButton title={task.title} onClick={() => archiving.open?.(task.id)} />
            }
            meta={
              <chakra.span display="flex" flexWrap="wrap" columnGap="3">
                {recurrence(task)} <PriorityMark priority={task.priority} />
              </chakra.span>
            }
            value={<NextDay {...task} />}
          />
        ))}
      </Rows>
      {marks.ids.length > 0 && (
        <SeveralTasks tasks={tasks} marks={marks} may={may} toList={() => list.current?.focus({ preventScroll: true })} />
      )}
      {archiving.dialog}
    </div>
  )
}

function NextDay({ nextDate, awaitsConfirmation }: Pick<TaskLine, 'nextDate' | 'awaitsConfirmation'>) {
  if (!nextDate) return null
  const state = awaitsConfirmation ? 'awaiting' : nextDate < today() ? 'overdue' : undefined
  return (
    <chakra.span color={state === 'overdue' ? 'critical.fg' : undefined}>
      {writtenDay(nextDate)}
      {state && (
        <chakra.span display="block" textStyle="meta">
          <Text id={`maintenance.state.${state}`} />
        </chakra.span>
      )}
    </chakra.span>
  )
}
