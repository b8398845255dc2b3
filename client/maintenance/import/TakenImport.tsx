import { Button, chakra } from '@chakra-ui/react'
import { CircleCheck, Undo2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useSend } from '#client/data/useSend.ts'
import { planChanges } from '#client/estates/findings/planChanges.ts'
import { type PlanImportPartsFragment, UndoPlanImportDocument } from '#client/generated/graphql.ts'
import { useMaintenancePaths } from '#client/maintenance/maintenancePaths.ts'
import { Text } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { useAct } from '#client/ui/useAct.ts'
import { writtenMoment } from '#client/ui/writing.ts'

interface TakenImportProps {
  estateId: string
  taken: PlanImportPartsFragment
  mayUndo: boolean
}

/** What an import brought, with the one place to undo it for as long as that lasts. */
export function TakenImport({
  estateId,
  taken: { id: importId, fileName, taskCount, createdAt, undoUntil, canUndo, undoneAt, keptCount },
  mayUndo,
}: TakenImportProps) {
  const send = useSend()
  const paths = useMaintenancePaths()
  const [isSending, act] = useAct()
  const undo = () => act(() => send({ mutation: UndoPlanImportDocument, variables: { estateId, importId } }, planChanges))
  return (
    <Sheet aria-live="polite">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4">
        <CircleCheck size={24} aria-hidden />
        <chakra.div flex="1 1 260px" minWidth="0">
          <chakra.b display="block" fontWeight="strong">
            {undoneAt ? (
              <Text id="maintenance.import.done.undone" values={{ kept: keptCount ?? 0, file: fileName }} />
            ) : (
              <Text id="maintenance.import.done.title" values={{ count: taskCount }} />
            )}
          </chakra.b>
          {!undoneAt && (
            <chakra.span textStyle="meta" color="muted" overflowWrap="anywhere">
              <Text
                id="maintenance.import.done.text"
                values={{ at: writtenMoment(createdAt), file: fileName, until: writtenMoment(undoUntil) }}
              />
            </chakra.span>
          )}
        </chakra.div>
        <chakra.span display="flex" flexWrap="wrap" gap="3">
          {canUndo && mayUndo && (
            <Button disabled={isSending} aria-busy={isSending} onClick={undo}>
              <Undo2 aria-hidden />
              <Text id="maintenance.import.done.undo" />
            </Button>
          )}
          {!undoneAt && (
            <Button asChild variant="solid">
              <Link to={`${paths.economy}?show=forecast`}>
                <Text id="maintenance.import.done.forecast" />
              </Link>
            </Button>
          )}
        </chakra.span>
      </chakra.div>
    </Sheet>
  )
}
