import { Button, chakra } from '@chakra-ui/react'
import { Check, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '#client/access/useMay.ts'
import { FileLink } from '#client/files/FileLink.tsx'
import { useMaintenancePaths } from '#client/maintenance/maintenancePaths.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { Count } from '#client/ui/marks.tsx'
import { notify } from '#client/ui/notify.ts'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { useAct } from '#client/ui/useAct.ts'
import { writtenDay, writtenMoney } from '#client/ui/writing.ts'
import { type ReportedTask, useTasksToConfirm } from './useConfirmation.ts'

const SendBackDialog = fetched(async () => (await import('./SendBackDialog.tsx')).SendBackDialog)

/** What companies say they did; nothing where nothing waits. */
export function TasksToConfirm({ estateId }: { estateId: string }) {
  const { nodes: tasks, totalCount, hasMore, loading, more, confirm, sendBack } = useTasksToConfirm(estateId)
  const mayAnswer = useMay(estateId)('update', 'maintenance-participants')
  const [sent, setSent] = useState<string>()
  const text = useText()
  const back = tasks?.find(({ id }) => id === sent)
  if (!tasks?.length) return null

  return (
    <Section title={<Text id="maintenance.confirm.title" />} aside={<Count tone="waiting">{totalCount}</Count>}>
      <Sheet paddingBlock="2">
        <Rows aria-label={text('maintenance.confirm.title')}>
          {tasks.map((task) => (
            <Line key={task.id}>
              <TaskReport task={task} />
              {mayAnswer && <Answers task={task} onConfirm={confirm} onSendBack={() => setSent(task.id)} />}
            </Line>
          ))}
        </Rows>
      </Sheet>
      {hasMore && <ShowMore shown={tasks.length} of={totalCount} loading={loading} onMore={more} />}
      {back && <SendBackDialog title={back.title} onSend={(reason) => sendBack(back.id, reason)} onClose={() => setSent(undefined)} />}
    </Section>
  )
}

interface AnswersProps {
  task: ReportedTask
  onConfirm: (id: string) => Promise<unknown>
  onSendBack: () => void
}

function Answers({ task: { id, title }, onConfirm, onSendBack }: AnswersProps) {
  const [isBusy, act] = useAct()
  async function confirm() {
    await onConfirm(id)
    notify.success('maintenance.confirm.confirmed', { values: { title } })
  }
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <Button disabled={isBusy} onPointerEnter={SendBackDialog.beforehand} onClick={onSendBack}>
        <Undo2 aria-hidden />
        <Text id="maintenance.confirm.sendBack" />
      </Button>
      <Button variant="solid" disabled={isBusy} onClick={() => act(confirm)}>
        <Check aria-hidden />
        <Text id="maintenance.confirm.confirm" />
      </Button>
    </chakra.div>
  )
}

function TaskReport({
  task: { taskId, title, buildingId, buildingName, areaId, doneDate, doneBy, cost, comment, file },
}: {
  task: ReportedTask
}) {
  const paths = useMaintenancePaths()
  return (
    <chakra.div flex="1 1 260px" minWidth="0" overflowWrap="anywhere">
      {taskId && buildingId && areaId ? (
        <TextLink to={paths.listed(buildingId, areaId, taskId)}>{title}</TextLink>
      ) : (
        <chakra.b>{title}</chakra.b>
      )}
      <chakra.p textStyle="meta" color="muted">
        {[buildingName, doneBy, writtenDay(doneDate), cost != null && writtenMoney(cost)].filter(Boolean).join(' · ')}
      </chakra.p>
      {comment && <p>{comment}</p>}
      {file && <FileLink file={file} preview />}
    </chakra.div>
  )
}

const Line = chakra('li', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', paddingBlock: '3' },
})
