import { chakra } from '@chakra-ui/react'
import { DoneButton } from '#client/maintenance/archive/DoneButton.tsx'
import { useArchiving } from '#client/maintenance/archive/useArchiving.tsx'
import { useMaintenancePaths } from '#client/maintenance/maintenancePaths.ts'
import { PriorityMark } from '#client/maintenance/PriorityMark.tsx'
import type { TaskLine } from '#client/maintenance/useArea.ts'
import { useRecurrenceText } from '#client/maintenance/words.ts'
import { Text } from '#client/messages/Text.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { today } from '#schema/day.ts'

/** What is planned for an area, in the order it comes. */
export function AreaTasks({ tasks }: { tasks: readonly TaskLine[] }) {
  const paths = useMaintenancePaths()
  const recurrence = useRecurrenceText()
  const archiving = useArchiving()
  if (!tasks.length)
    return (
      <chakra.p color="muted">
        <Text id="maintenance.task.none" />
      </chakra.p>
    )
  return (
    <>
      <Rows>
        {tasks.map((task) => (
          <ListRow
            key={task.id}
            stacks
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
      {archiving.dialog}
    </>
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
