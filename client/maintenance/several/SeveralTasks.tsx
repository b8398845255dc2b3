import { Button } from '@chakra-ui/react'
import { CalendarDays, Check, type LucideIcon, MapPin, Trash2, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import type { TaskLine } from '#client/maintenance/useArea.ts'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text } from '#client/messages/Text.tsx'
import type { Rights } from '#client/records/rights.ts'
import { SeveralBar } from '#client/ui/several/SeveralBar.tsx'
import type { Marks } from '#client/ui/several/useMarks.ts'
import { useAct } from '#client/ui/useAct.ts'
import { AssignDialog, DayDialog, DoneDialog, PlaceDialog } from './SeveralDialogs.tsx'
import { useSeveralTasks } from './useSeveralTasks.ts'

const dialogs = { archive: DoneDialog, move: DayDialog, place: PlaceDialog, assign: AssignDialog } as const
type Question = keyof typeof dialogs

interface SeveralTasksProps {
  tasks: readonly TaskLine[]
  marks: Marks
  may: Pick<Rights, 'change' | 'remove'>
  /** The focus goes there once the bar has gone with what was marked. */
  toList: () => void
}

/** What is done with those that are marked. */
export function SeveralTasks({ tasks, marks, may, toList }: SeveralTasksProps) {
  const { estateId } = useEstatePlace()
  const commands = useSeveralTasks(estateId)
  const [isBusy, act] = useAct()
  const [asking, setAsking] = useState<Question>()
  const marked = tasks.filter(({ id }) => marks.isMarked(id))
  const QuestionDialog = asking && marked.length > 0 ? dialogs[asking] : undefined

  function over() {
    setAsking(undefined)
    marks.none()
    toList()
  }
  const button = (question: Question, icon: LucideIcon) => (
    <Action
      icon={icon}
      label={`maintenance.several.${question}`}
      isFirst={question === 'archive'}
      disabled={isBusy}
      asks
      onClick={() => setAsking(question)}
    />
  )
  return (
    <>
      <SeveralBar marks={marks}>
        {may.change && button('archive', Check)}
        {may.change && button('move', CalendarDays)}
        {may.change && button('place', MapPin)}
        {may.change && button('assign', UserRound)}
        {may.remove && (
          <Action
            icon={Trash2}
            label="maintenance.several.delete"
            disabled={isBusy}
            isDanger
            onClick={() => act(() => commands.remove(marked).then(over))}
          />
        )}
      </SeveralBar>
      {QuestionDialog && <QuestionDialog tasks={marked} commands={commands} onDone={over} onClose={() => setAsking(undefined)} />}
    </>
  )
}

interface ActionProps {
  icon: LucideIcon
  label: MessageKey
  isFirst?: boolean
  isDanger?: boolean
  /** Opens a question. */
  asks?: boolean
  disabled: boolean
  onClick: () => void
}

const Action = ({ icon: Icon, label, isFirst, isDanger, asks, ...rest }: ActionProps) => (
  <Button
    size="sm"
    variant={isFirst ? 'solid' : 'outline'}
    data-danger={isDanger || undefined}
    aria-haspopup={asks ? 'dialog' : undefined}
    {...rest}
  >
    <Icon aria-hidden />
    <Text id={label} />
  </Button>
)
