import { chakra } from '@chakra-ui/react'
import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { type ComingTasksQuery, useComingTasksQuery } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { State } from '#client/ui/marks.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { daysFromToday, writtenDay } from '#client/ui/writing.ts'
import { DoneButton } from './archive/DoneButton.tsx'
import { useArchiving } from './archive/useArchiving.tsx'
import { stateLooks } from './looks.ts'
import { useMaintenancePaths } from './maintenancePaths.ts'

type Coming = ComingTasksQuery['comingTasks']['edges'][number]['node']
const stateOf = ({ nextDate, awaitsConfirmation }: Coming) =>
  awaitsConfirmation ? 'awaiting' : nextDate && daysFromToday(nextDate) < 0 ? 'overdue' : 'planned'

/** What is overdue or awaits an owner, and what comes next. */
export function NextTasks({ estateId }: { estateId: string }) {
  const paths = useMaintenancePaths()
  const archiving = useArchiving()
  const coming =
    shownData(useComingTasksQuery({ variables: { estateId }, ...screenQuery }))?.comingTasks.edges.map(({ node }) => node) ?? []
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
          {coming.map((task) => {
            const { id, title, nextDate, nextDueDate, buildingId, buildingName, areaId } = task
            const state = stateOf(task)
            return (
              <ListRow
                key={id}
                stacks
                title={title}
                meta={nextDate ? `${buildingName} · ${writtenDay(nextDate)}` : buildingName}
                value={
                  <State {...stateLooks[state]}>
                    <Text id={`maintenance.state.${state}`} />
                  </State>
                }
                actions={
                  archiving.open &&
                  nextDueDate &&
                  state !== 'awaiting' && <DoneButton title={title} onClick={() => archiving.open?.(id, nextDueDate)} />
                }
                to={paths.listed(buildingId, areaId, id)}
              />
            )
          })}
        </Rows>
      </Sheet>
      {archiving.dialog}
    </Section>
  )
}
