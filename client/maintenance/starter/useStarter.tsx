import { useState } from 'react'
import { useMaintenancePaths } from '#client/maintenance/maintenancePaths.ts'
import { Text } from '#client/messages/Text.tsx'
import { UndoLine } from '#client/ui/UndoLine.tsx'
import { useTakeBack } from './useTakeStarterPlan.ts'

/** Whether the usual tasks are proposed, and for ten seconds the way back from having taken them. */
export function useStarter(estateId: string) {
  const [isShown, setShown] = useState(true)
  const [taken, setTaken] = useState<string[]>([])
  const takeBack = useTakeBack(estateId)
  const paths = useMaintenancePaths()
  const line = taken.length > 0 && (
    <UndoLine
      made={{ to: paths.yearWheel }}
      onGone={() => setTaken([])}
      onUndo={() => {
        setTaken([])
        void takeBack(taken).catch(() => undefined)
      }}
    >
      <Text id="maintenance.starter.taken" values={{ count: taken.length }} />
    </UndoLine>
  )
  return { isShown, line, taken: setTaken, skip: () => setShown(false), show: () => setShown(true) }
}
