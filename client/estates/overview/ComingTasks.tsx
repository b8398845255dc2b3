import { chakra } from '@chakra-ui/react'
import { CalendarSync, ChevronsDown, ChevronsUp, CircleAlert, Equal, Hourglass } from 'lucide-react'
import { EmptyCard } from '#client/estates/estate/EmptyCard.tsx'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { estateSections } from '#client/estates/estate/sections.ts'
import type { ComingTaskLineFragment } from '#client/generated/graphql.ts'
import { language } from '#client/messages/language.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { daysFromToday, writtenDay, writtenDistance } from '#client/ui/writing.ts'
import type { Overview } from './useOverview.ts'

const priorities = { 1: ChevronsUp, 2: Equal, 3: ChevronsDown } as const
type Priority = keyof typeof priorities

/** What is to be done next, what is overdue first. */
export function ComingTasks({ tasks }: { tasks: NonNullable<Overview['comingTasks']> }) {
  const { path } = useEstatePlace()
  return (
    <Card
      icon={CalendarSync}
      title={<Text id="estates.overview.coming" />}
      aside={
        <TextLink to={path + estateSections.maintenance.path}>
          <Text id="estates.overview.plan" />
        </TextLink>
      }
    >
      {tasks.edges.length ? (
        <Rows>
          {tasks.edges.map(({ node }) => (
            <Task key={node.id} task={node} />
          ))}
        </Rows>
      ) : (
        <EmptyCard
          action={<Text id="estates.overview.makePlan" />}
          to={`${path}${estateSections.maintenance.path}/plan`}
          if={['create', 'maintenance-plan']}
        >
          <Text id="estates.overview.nothingPlanned" />
        </EmptyCard>
      )}
    </Card>
  )
}

function Task({ task }: { task: ComingTaskLineFragment }) {
  const { path } = useEstatePlace()
  const text = useText()
  const { id, areaId, buildingId, buildingName, title, responsibleName, nextDate, awaitsConfirmation } = task
  const priority = task.priority as Priority
  const isOverdue = nextDate !== null && !awaitsConfirmation && daysFromToday(nextDate) < 0
  const Icon = isOverdue ? CircleAlert : awaitsConfirmation ? Hourglass : priorities[priority]
  return (
    <ListRow
      to={`${path}${estateSections.maintenance.path}/plan/building/${buildingId}/area/${areaId}/listed/${id}`}
      media={
        <chakra.span color={isOverdue ? 'critical.fg' : 'muted'}>
          <Icon size={20} aria-hidden />
        </chakra.span>
      }
      title={title}
      meta={[text(`estates.overview.priority.${priority}`), responsibleName ?? buildingName].join(' · ')}
      value={
        nextDate && (
          <chakra.span display="grid">
            <span>{writtenDay(nextDate)}</span>
            <chakra.span textStyle="meta" color={isOverdue ? 'critical.fg' : 'muted'}>
              {awaitsConfirmation
                ? text('estates.overview.awaiting')
                : isOverdue
                  ? text('estates.overview.overdue')
                  : writtenDistance(nextDate, language)}
            </chakra.span>
          </chakra.span>
        )
      }
    />
  )
}
