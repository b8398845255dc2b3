import { chakra } from '@chakra-ui/react'
import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
import { useYearWheelQuery } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { State } from '#client/ui/marks.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import type { OccurrenceState } from '#schema/maintenance/yearWheel.input.ts'
import { DoneButton } from './archive/DoneButton.tsx'
import { useArchiving } from './archive/useArchiving.tsx'
import { stateLooks } from './looks.ts'
import { useMaintenancePaths } from './maintenancePaths.ts'

const most = 6
const isToDo: ReadonlySet<OccurrenceState> = new Set(['overdue', 'awaiting', 'planned'])

/** What is overdue or awaits an owner, and what comes next this year. */
export function NextTasks({ estateId }: { estateId: string }) {
  const paths = useMaintenancePaths()
  const archiving = useArchiving()
  const wheel = shownData(useYearWheelQuery({ variables: { estateId }, ...screenQuery }))?.yearWheel
  const coming = wheel?.months.flatMap(({ occurrences }) => occurrences).filter(({ state }) => isToDo.has(state)) ?? []
  if (!coming.length) return null
  return (
    <Section
      title={<Text id="maintenance.next" />}
      aside={
        <chakra.span marginStart="auto">
          <TextLink to={paths.yearWheel}>
            <Text id="maintenance.wholeYear" />
          </TextLink>
        </chakra.span>
      }
    >
      <Sheet paddingBlock="2">
        <Rows>
          {coming.slice(0, most).map(({ id, taskId, title, date, dueDate, state, buildingId, buildingName, areaId }) => (
            <ListRow
              key={id}
              title={title}
              meta={`${buildingName} · ${writtenDay(date)}`}
              value={
                <State {...stateLooks[state]}>
                  <Text id={`maintenance.state.${state}`} />
                </State>
              }
              actions={
                archiving.open &&
                taskId &&
                state !== 'awaiting' && <DoneButton title={title} onClick={() => archiving.open?.(taskId, dueDate)} />
              }
              {...(taskId && buildingId && areaId && { to: paths.listed(buildingId, areaId, taskId) })}
            />
          ))}
        </Rows>
      </Sheet>
      {archiving.dialog}
    </Section>
  )
}
