import { Button, chakra, Heading } from '@chakra-ui/react'
import { Check, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useMay } from '#client/access/useMay.ts'
import { useBuildingId, useBuildingPaths } from '#client/estates/buildings/buildingPath.ts'
import { BuildingPath } from '#client/estates/buildings/BuildingPath.tsx'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { AskDialog } from '#client/ui/AskDialog.tsx'
import { notify } from '#client/ui/notify.ts'
import { Stack } from '#client/ui/Page.tsx'
import { SkeletonRows } from '#client/ui/skeletons.tsx'
import { writtenMoment } from '#client/ui/writing.ts'
import { ControlPointFiles } from './ControlPointFiles.tsx'
import type { ControlPointValues } from './ControlPointForm.tsx'
import { Completion } from './ControlPoints.tsx'
import { type ControlPoint, useControlPoint } from './useControlPoint.ts'

const ControlPointForm = lazy(async () => ({ default: (await import('./ControlPointForm.tsx')).ControlPointForm }))

/** One thing to check: what it is, whether it is done, and what shows it. */
export function ControlPointPage() {
  const { estateId } = useEstatePlace()
  const buildingId = useBuildingId()
  const { controlPointId = '' } = useParams()
  const paths = useBuildingPaths()
  const kept = useControlPoint(estateId, buildingId, controlPointId)
  const mayChange = useMay(estateId)('update', 'technical-information')
  const [isChanging, setChanging] = useState(false)
  const text = useText()
  const { point, building } = kept
  const back = paths.building(buildingId)

  async function save(values: ControlPointValues) {
    await kept.save(values)
    setChanging(false)
  }
  return (
    <EstateScreen
      section="technicalInformation"
      error={kept.error}
      onRetry={kept.retry}
      below={{ title: point?.name ?? text('estates.controlPoint.one'), back }}
    >
      {!point || !building ? (
        <SkeletonRows count={4} />
      ) : (
        <>
          <BuildingPath to={back}>{building.name}</BuildingPath>
          {mayChange && isChanging ? (
            <Suspense fallback={<SkeletonRows />}>
              <ControlPointForm point={point} onSave={save} onCancel={() => setChanging(false)} />
            </Suspense>
          ) : (
            <Stack gap="6">
              <Head point={point} />
              {mayChange && <Actions kept={kept} point={point} back={back} onChange={() => setChanging(true)} />}
              {point.comment && <chakra.p whiteSpace="pre-line">{point.comment}</chakra.p>}
              <ControlPointFiles
                point={point}
                onRemove={mayChange && !point.isCompleted ? (id) => kept.save({ removedFileIds: [id] }) : undefined}
              />
            </Stack>
          )}
        </>
      )}
    </EstateScreen>
  )
}

const Head = ({ point: { name, type, isCompleted, completedAt } }: { point: ControlPoint }) => (
  <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
    <chakra.div minWidth="0" overflowWrap="anywhere">
      <Heading as="h2" textStyle="title">
        {name}
      </Heading>
      <chakra.p color="muted">
        <Text id={`estates.controlPoint.type.${type}`} />
        {completedAt && (
          <>
            {' · '}
            <Text id="estates.controlPoint.completedAt" values={{ moment: writtenMoment(completedAt) }} />
          </>
        )}
      </chakra.p>
    </chakra.div>
    <chakra.span marginStart="auto">
      <Completion isCompleted={isCompleted} />
    </chakra.span>
  </chakra.div>
)

interface ActionsProps {
  kept: ReturnType<typeof useControlPoint>
  point: ControlPoint
  back: string
  onChange: () => void
}

/** A completed point is opened again before anything about it can be changed. */
function Actions({ kept, point, back, onChange }: ActionsProps) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  // What goes wrong is told by the call itself.
  const act = (work: () => Promise<unknown>) => {
    setBusy(true)
    void work()
      .catch(() => undefined)
      .finally(() => setBusy(false))
  }
  async function remove() {
    await kept.remove()
    notify.success('estates.controlPoint.deleted', { values: { name: point.name } })
    void navigate(back, { replace: true })
  }
  if (point.isCompleted) {
    return (
      <div>
        <Button disabled={isBusy} onClick={() => act(() => kept.save({ isCompleted: false }))}>
          <RotateCcw aria-hidden />
          <Text id="estates.controlPoint.reopen" />
        </Button>
      </div>
    )
  }
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3">
      <Button variant="solid" disabled={isBusy} onClick={() => act(() => kept.save({ isCompleted: true }))}>
        <Check aria-hidden />
        <Text id="estates.controlPoint.complete" />
      </Button>
      <Button onClick={onChange}>
        <Pencil aria-hidden />
        <Text id="estates.controlPoint.change" />
      </Button>
      <Button variant="outline" data-danger onClick={() => setAsking(true)}>
        <Trash2 aria-hidden />
        <Text id="estates.controlPoint.delete" />
      </Button>
      {isAsking && (
        <AskDialog
          title={<Text id="estates.controlPoint.deleteTitle" values={{ name: point.name }} />}
          text={<Text id="estates.controlPoint.deleteText" />}
          onClose={() => setAsking(false)}
        >
          <Button variant="outline" data-danger disabled={isBusy} onClick={() => act(remove)}>
            <Text id="estates.controlPoint.delete" />
          </Button>
          <Button variant="solid" onClick={() => setAsking(false)}>
            <Text id="common.cancel" />
          </Button>
        </AskDialog>
      )}
    </chakra.div>
  )
}
