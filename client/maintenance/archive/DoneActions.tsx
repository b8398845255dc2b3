import { Button, chakra } from '@chakra-ui/react'
import { CalendarCheck, Pencil, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useMay } from '#client/access/useMay.ts'
import { useArchivePaths } from '#client/estates/archivedTasks/useArchivePaths.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { HistoryLink } from '#client/estates/history/HistoryLink.tsx'
import { useMaintenancePaths } from '#client/maintenance/maintenancePaths.ts'
import { Text } from '#client/messages/Text.tsx'
import { AskToEnd } from '#client/ui/AskToEnd.tsx'
import { type DoneTask, useMayCorrect } from './useDoneTask.ts'
import { useUndoDone } from './useUndoDone.ts'

/** What is done with a time that was done: it is corrected, or was not done after all. */
export function DoneActions({ task, onCorrect }: { task: DoneTask; onCorrect: () => void }) {
  const { estateId } = useEstatePlace()
  const { list } = useArchivePaths()
  const paths = useMaintenancePaths()
  const mayCorrect = useMayCorrect()
  const mayRead = useMay(estateId)('read', 'maintenance-plan')
  const undo = useUndoDone(estateId)
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const { id, taskId, title, buildingId, areaId } = task

  async function takeBack() {
    await undo(task)
    void navigate(list, { replace: true })
  }
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {mayCorrect && (
          <Button onClick={onCorrect}>
            <Pencil aria-hidden />
            <Text id="maintenance.archive.correct" />
          </Button>
        )}
        {mayRead && taskId && buildingId && areaId && (
          <Button asChild>
            <Link to={paths.listed(buildingId, areaId, taskId)}>
              <CalendarCheck aria-hidden />
              <Text id="maintenance.archive.toTask" />
            </Link>
          </Button>
        )}
        <HistoryLink recordId={id} />
        {mayCorrect && taskId && (
          <Button data-danger aria-haspopup="dialog" onClick={() => setAsking(true)}>
            <Undo2 aria-hidden />
            <Text id="maintenance.archive.undo" />
          </Button>
        )}
      </chakra.div>
      {mayCorrect && !taskId && (
        <chakra.p textStyle="meta" color="muted">
          <Text id="maintenance.archive.gone" />
        </chakra.p>
      )}
      {isAsking && (
        <AskToEnd
          title={<Text id="maintenance.archive.undoTitle" values={{ title }} />}
          text={<Text id="maintenance.archive.undoText" />}
          yes={<Text id="maintenance.archive.undo" />}
          onYes={takeBack}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
