import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { Own } from '#client/access/own.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { useRights } from '#client/estates/estate/useRights.ts'
import { WayBack } from '#client/estates/estate/WayBack.tsx'
import type { LastPlanImportQuery } from '#client/generated/graphql.ts'
import { useIsPlanPaid } from '#client/maintenance/licence/useIsPlanPaid.ts'
import { useMaintenancePaths } from '#client/maintenance/maintenancePaths.ts'
import { PlanScreen } from '#client/maintenance/PlanScreen.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { ImportRun } from './ImportRun.tsx'
import { TakenImport } from './TakenImport.tsx'

/** Moves a plan in from a spreadsheet: the file, its columns, a dry run, and for a day the way back. */
export function ImportPage(own: Own<LastPlanImportQuery['planImports']>) {
  const { estateId } = useEstatePlace()
  const may = useRights('maintenance-plan')
  const isPaid = useIsPlanPaid(estateId)
  const paths = useMaintenancePaths()
  const navigate = useNavigate()
  const text = useText()
  const last = own.data?.edges[0]?.node
  // What was taken shows in place of the steps, until another sheet is wanted.
  const [isTaken, setTaken] = useState(false)
  return (
    <PlanScreen
      own={own}
      subscreen={{ title: text('maintenance.import.title'), back: paths.plan }}
      skeleton={<LoadingRows count={3} />}
      may={may.add}
    >
      {() => (
        <>
          <WayBack to={paths.plan}>
            <Text id="maintenance.part.plan" />
          </WayBack>
          <Stack gap="6">
            {last && (isTaken || last.canUndo) && <TakenImport estateId={estateId} taken={last} mayUndo={may.remove} />}
            {isTaken ? (
              <Stack gap="3" justifyContent="start" gridAutoFlow={{ sm: 'column' }}>
                <Button asChild>
                  <Link to={paths.plan}>
                    <Text id="maintenance.import.done.plan" />
                  </Link>
                </Button>
                <Button variant="ghost" onClick={() => setTaken(false)}>
                  <Text id="maintenance.import.done.again" />
                </Button>
              </Stack>
            ) : (
              isPaid && <ImportRun estateId={estateId} onTaken={() => setTaken(true)} onLeave={() => void navigate(paths.plan)} />
            )}
          </Stack>
        </>
      )}
    </PlanScreen>
  )
}
