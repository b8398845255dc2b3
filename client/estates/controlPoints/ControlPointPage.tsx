import { Button, chakra, Heading } from '@chakra-ui/react'
import { Check, Pencil, RotateCcw, X } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import type { Own } from '#client/access/own.ts'
import { useBuildingId, useBuildingPaths } from '#client/estates/buildings/buildingPath.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
import { useRights } from '#client/estates/estate/useRights.ts'
import { WayBack } from '#client/estates/estate/WayBack.tsx'
import { TaskOfFinding } from '#client/estates/findings/TaskOfFinding.tsx'
import { useFindingOf } from '#client/estates/findings/useFindingOf.ts'
import { useBuildingFindings } from '#client/estates/findings/useFindings.ts'
import type { EstateControlPointQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { DeleteButton } from '#client/ui/DeleteButton.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import { notify } from '#client/ui/notify.ts'
import { Stack } from '#client/ui/Page.tsx'
import { SkeletonRows } from '#client/ui/skeletons.tsx'
import { useAct } from '#client/ui/useAct.ts'
import { writtenMoment } from '#client/ui/writing.ts'
import type { ControlResult } from '#schema/estates/controlPoints.input.ts'
import { ControlPointFiles } from './ControlPointFiles.tsx'
import { Completion } from './ControlPoints.tsx'
import { type ControlPoint, useControlPoint } from './useControlPoint.ts'

const ControlPointForm = fetched(async () => (await import('./ControlPointForm.tsx')).ControlPointForm, <SkeletonRows />)

/** One thing to check: what it is, whether it is done, and what shows it. */
export function ControlPointPage(own: Own<ControlPoint, EstateControlPointQuery>) {
  const { estateId } = useEstatePlace()
  const buildingId = useBuildingId()
  const paths = useBuildingPaths()
  const kept = useControlPoint(own)
  const may = useRights('technical-information')
  const { opened, open, close } = useOpenForm('point')
  const navigate = useNavigate()
  const text = useText()
  const tasks = useBuildingFindings(estateId, buildingId)
  const findingOf = useFindingOf()
  const building = own.all?.building
  const back = paths.building(buildingId)

  async function remove({ name }: ControlPoint) {
    await kept.remove()
    notify.success('estates.controlPoint.deleted', { values: { name } })
    void navigate(back, { replace: true })
  }
  return (
    <EstateScreen
      own={own}
      section="technicalInformation"
      subscreen={{ title: own.data?.name ?? text('estates.controlPoint.one'), back }}
      skeleton={<SkeletonRows count={4} />}
    >
      {(point) => (
        <>
          {building && <WayBack to={back}>{building.name}</WayBack>}
          {may.change && opened && !point.isCompleted ? (
            <ControlPointForm
              point={point}
              onSave={(values, version) => kept.change({ ...values, version })}
              onNewest={own.newest}
              onDone={close}
            />
          ) : (
            <Stack gap="6">
              <Head point={point} />
              {may.change && <Actions kept={kept} point={point} onChange={() => open('change')} />}
              <TaskOfFinding
                finding={findingOf.point(point, buildingId)}
                name={point.name}
                task={tasks.get(point.id)}
                afterwards={
                  may.change && (
                    <p>
                      <Text id="estates.finding.checkAgainText" />
                    </p>
                  )
                }
              />
              {point.comment && <chakra.p whiteSpace="pre-line">{point.comment}</chakra.p>}
              <ControlPointFiles point={point} onRemove={may.change && may.remove && !point.isCompleted ? kept.removeFile : undefined} />
              {may.remove && !point.isCompleted && (
                <DeleteButton
                  label={<Text id="estates.controlPoint.delete" />}
                  title={<Text id="estates.controlPoint.deleteTitle" values={{ name: point.name }} />}
                  text={<Text id="estates.controlPoint.deleteText" />}
                  onDelete={() => remove(point)}
                />
              )}
            </Stack>
          )}
        </>
      )}
    </EstateScreen>
  )
}

const Head = ({ point }: { point: ControlPoint }) => (
  <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
    <chakra.div minWidth="0" overflowWrap="anywhere">
      <Heading as="h2" textStyle="title">
        {point.name}
      </Heading>
      <chakra.p color="muted">
        <Text id={`estates.controlPoint.type.${point.type}`} />
        {point.completedAt && (
          <>
            {' · '}
            <Text id="estates.controlPoint.completedAt" values={{ moment: writtenMoment(point.completedAt) }} />
          </>
        )}
      </chakra.p>
    </chakra.div>
    <chakra.span marginStart="auto">
      <Completion point={point} />
    </chakra.span>
  </chakra.div>
)

interface ActionsProps {
  kept: ReturnType<typeof useControlPoint>
  point: ControlPoint
  onChange: () => void
}

/** A completed point is opened again before anything about it can be changed. */
function Actions({ kept, point, onChange }: ActionsProps) {
  const [isBusy, act] = useAct()
  const complete = (isCompleted: boolean, result?: ControlResult) => act(() => kept.save({ isCompleted, ...(result && { result }) }))
  if (point.isCompleted) {
    return (
      <div>
        <Button disabled={isBusy} onClick={() => complete(false)}>
          <RotateCcw aria-hidden />
          <Text id="estates.controlPoint.reopen" />
        </Button>
      </div>
    )
  }
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3">
      <Button variant="solid" disabled={isBusy} onClick={() => complete(true, 'ok')}>
        <Check aria-hidden />
        <Text id="estates.controlPoint.completeOk" />
      </Button>
      <Button disabled={isBusy} onClick={() => complete(true, 'notOk')}>
        <X aria-hidden />
        <Text id="estates.controlPoint.completeNotOk" />
      </Button>
      <Button onClick={onChange}>
        <Pencil aria-hidden />
        <Text id="estates.controlPoint.change" />
      </Button>
    </chakra.div>
  )
}
