import { Button, chakra, Heading } from '@chakra-ui/react'
import { Check, Pencil, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import type { Own } from '#client/access/own.ts'
import { useMay } from '#client/access/useMay.ts'
import { usePartName } from '#client/estates/condition/usePartName.ts'
import { privateEstatePath, useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { estateSections } from '#client/estates/estate/sections.ts'
import { WayBack } from '#client/estates/estate/WayBack.tsx'
import { DoneMenu } from '#client/maintenance/archive/DoneMenu.tsx'
import { useArchiving } from '#client/maintenance/archive/useArchiving.tsx'
import { useMayCorrect } from '#client/maintenance/archive/useDoneTask.ts'
import { stateLooks } from '#client/maintenance/looks.ts'
import { useMaintenancePaths } from '#client/maintenance/maintenancePaths.ts'
import { PlanScreen } from '#client/maintenance/PlanScreen.tsx'
import { PriorityMark } from '#client/maintenance/PriorityMark.tsx'
import type { Task } from '#client/maintenance/useTask.ts'
import { useRecurrenceText } from '#client/maintenance/words.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Card, Sheet } from '#client/ui/Card.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { State } from '#client/ui/marks.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { daysFromToday, writtenDay, writtenMoney } from '#client/ui/writing.ts'
import { OriginLink } from './OriginLink.tsx'

/** A task to be read, and to be sent to the archive when it is done. */
export function ListedTaskPage(own: Own<Task>) {
  const { estateId } = useEstatePlace()
  const { areaId = '', buildingId = '' } = useParams()
  const mayChange = useMay(estateId)('update', 'maintenance-plan')
  const archiving = useArchiving()
  const paths = useMaintenancePaths()
  const text = useText()
  return (
    <PlanScreen
      own={own}
      subscreen={{ title: own.data?.title ?? text('maintenance.part.plan'), back: paths.area(buildingId, areaId) }}
      skeleton={<LoadingRows count={4} />}
    >
      {(task) => (
        <>
          <TaskView
            task={task}
            mayChange={mayChange && task.status === 'active'}
            onArchive={() => archiving.open?.(task.id, task.nextDueDate)}
          />
          {archiving.dialog}
        </>
      )}
    </PlanScreen>
  )
}

function TaskView({ task, mayChange, onArchive }: { task: Task; mayChange: boolean; onArchive: () => void }) {
  const paths = useMaintenancePaths()
  const recurrence = useRecurrenceText()
  const nameOf = usePartName()
  const text = useText()
  const { estateId } = useEstatePlace()
  const mayCorrect = useMayCorrect()
  const mayReadDone = useMay(estateId)('read', 'archived-tasks')
  const { id, areaId, buildingId, title, description, nextDate, trade, estimatedCost, responsibleName, basis, period, archived } = task
  return (
    <Stack gap="6">
      <div>
        <WayBack to={paths.area(buildingId, areaId)}>{nameOf({ code: task.areaCode, name: task.areaName })}</WayBack>
        <Heading as="h2" textStyle="title">
          {title}
        </Heading>
        <chakra.p color="muted">{recurrence(task)}</chakra.p>
      </div>
      {mayChange && (
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          {nextDate && !task.awaitsConfirmation && (
            <Button variant="solid" onClick={onArchive}>
              <Check aria-hidden />
              <Text id="maintenance.archive.open" />
            </Button>
          )}
          <AsksForPrice task={task} />
          <Button asChild>
            <Link to={paths.task(buildingId, areaId, id)}>
              <Pencil aria-hidden />
              <Text id="maintenance.task.edit" />
            </Link>
          </Button>
        </chakra.div>
      )}
      <Sheet>
        <chakra.dl display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' }} columnGap="5" rowGap="2">
          <Fact name="maintenance.task.next">
            {nextDate ? writtenDay(nextDate) : text('maintenance.task.nothingLeft')}
            {task.awaitsConfirmation ? (
              <Awaiting />
            ) : (
              nextDate &&
              daysFromToday(nextDate) < 0 && (
                <chakra.span display="block">
                  <State {...stateLooks.overdue}>
                    <Text id="maintenance.state.overdue" />
                  </State>
                </chakra.span>
              )
            )}
          </Fact>
          <Fact name="maintenance.task.priority">
            <PriorityMark priority={task.priority} />
          </Fact>
          {trade && <Fact name="maintenance.task.trade">{text(`trades.${trade}`)}</Fact>}
          <Fact name="maintenance.task.responsible">{responsibleName ?? text('maintenance.task.ownersTogether')}</Fact>
          {estimatedCost != null && <Fact name="maintenance.task.cost">{writtenMoney(estimatedCost)}</Fact>}
          {period && <Fact name="maintenance.task.basis">{text(`maintenance.basis.${basis}`)}</Fact>}
          {task.origin && (
            <Fact name="maintenance.task.origin">
              <OriginLink origin={task.origin} />
            </Fact>
          )}
          {task.deviation && (
            <Fact name="maintenance.task.origin">
              <TextLink to={`/private/project/${task.deviation.projectId}/deviations/${task.deviation.id}`}>
                {text('maintenance.origin.deviation', { project: task.deviation.projectName })}
              </TextLink>
            </Fact>
          )}
          {description && <Fact name="maintenance.task.description">{description}</Fact>}
        </chakra.dl>
      </Sheet>
      {archived && archived.nodes.length > 0 && (
        <Card title={<Text id="maintenance.archive.before" />}>
          <Rows>
            {archived.nodes.map((done) => (
              <ListRow
                key={done.id}
                to={mayReadDone ? `${privateEstatePath(estateId)}${estateSections.archivedTasks.path}/${done.id}` : undefined}
                title={writtenDay(done.doneDate)}
                meta={done.comment}
                value={done.cost != null && writtenMoney(done.cost)}
                actions={mayReadDone && mayCorrect ? <DoneMenu done={done} title={title} /> : undefined}
              />
            ))}
          </Rows>
        </Card>
      )}
    </Stack>
  )
}

/** Somebody is asked what it costs, as an order of a project; or leads to where that was done. */
function AsksForPrice({ task: { id: taskId, title, orderId, buildingId } }: { task: Task }) {
  const { estateId } = useEstatePlace()
  if (!useIdentity()?.features['projectManagement']) return null
  const ask = `/private/order/request?${new URLSearchParams({ taskId, title, estateId, buildingId }).toString()}`
  return (
    <Button asChild>
      <Link to={orderId ? `/private/order/processing/order-review/${orderId}` : ask}>
        <ReceiptText aria-hidden />
        <Text id={orderId ? 'maintenance.task.toOrder' : 'maintenance.task.askForPrice'} />
      </Link>
    </Button>
  )
}

/** And where an owner answers it. */
function Awaiting() {
  const { estateId } = useEstatePlace()
  const mayAnswer = useMay(estateId)('update', 'maintenance-participants')
  const paths = useMaintenancePaths()
  return (
    <chakra.span display="flex" flexWrap="wrap" columnGap="3">
      <State {...stateLooks.awaiting}>
        <Text id="maintenance.state.awaiting" />
      </State>
      {mayAnswer && (
        <TextLink to={paths.start}>
          <Text id="maintenance.confirm.answer" />
        </TextLink>
      )}
    </chakra.span>
  )
}

const Fact = ({ name, children }: { name: Parameters<typeof Text>[0]['id']; children: ReactNode }) => (
  <>
    <chakra.dt color="muted">
      <Text id={name} />
    </chakra.dt>
    <chakra.dd overflowWrap="anywhere" whiteSpace="pre-line" marginBottom={{ base: '2', sm: 0 }}>
      {children}
    </chakra.dd>
  </>
)
