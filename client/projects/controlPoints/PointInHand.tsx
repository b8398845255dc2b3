import { chakra, Heading } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isStale } from '#client/access/refusal.ts'
import type { ProjectFrameFragment } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { type ControlArea, isLeft, type PointLine } from '#client/projects/controlAreas/useControlArea.ts'
import { PointDeviations } from '#client/projects/deviations/PointDeviations.tsx'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { mayIn } from '#client/projects/projectRights.ts'
import { FinishWaits } from '#client/projects/waiting/FinishWaits.tsx'
import { finishLater, keepFiles, takeUpWaiting } from '#client/projects/waiting/sending.ts'
import { isFile, isFinish, useFinishing, useWaitingOf } from '#client/projects/waiting/waiting.ts'
import { Answered } from '#client/records/Answered.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { Note } from '#client/ui/Note.tsx'
import { expectNotices, notify } from '#client/ui/notify.ts'
import { Stack } from '#client/ui/Page.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { useBusy } from '#client/ui/useAct.ts'
import { Changed } from './Changed.tsx'
import { CommentField } from './CommentField.tsx'
import { type Lacking, lackingOf } from './lacking.ts'
import { PointActions } from './PointActions.tsx'
import { PointAdvice } from './PointAdvice.tsx'
import { PointFiles } from './PointFiles.tsx'
import { PointState } from './PointState.tsx'
import { PointStrip } from './PointStrip.tsx'
import { type Point, usePoint } from './usePoint.ts'
import { usePointComment } from './usePointComment.ts'

const DespiteDialog = fetched(async () => (await import('./DespiteDialog.tsx')).DespiteDialog)

interface PointInHandProps {
  project: ProjectFrameFragment
  area: ControlArea
  point: PointLine
}

/** One point where the work is done: its pictures, what is said of it, and one large button to the next. */
export function PointInHand({ project, area, point: line }: PointInHandProps) {
  const { projectId } = useProjectPlace()
  const points = area.points ?? []
  const kept = usePoint({ projectId, controlAreaId: area.id, controlPointId: line.id })
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever goes on to the next point hears which one it is.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    expectNotices()
    void takeUpWaiting()
  }, [])
  return (
    <Stack gap="5">
      <div>
        <chakra.p textStyle="meta" color="muted" fontVariantNumeric="tabular-nums">
          <Text id="projects.pointOf" values={{ index: points.indexOf(line) + 1, count: points.length }} />
          {area.partyName && ` · ${area.partyName}`}
        </chakra.p>
        <Heading ref={heading} as="h2" textStyle="display" tabIndex={-1} outline="none" overflowWrap="anywhere">
          {line.name}
        </Heading>
      </div>
      <PointStrip points={points} current={line.id} needsVerification={project.needsVerification} />
      <Answered answer={kept.answer} skeleton={<LoadingRows count={3} />}>
        {(point) => <Point project={project} area={area} line={line} point={point} kept={kept} />}
      </Answered>
    </Stack>
  )
}

type Run = (despite?: string) => Promise<unknown>

interface PointProps {
  project: ProjectFrameFragment
  area: ControlArea
  line: PointLine
  point: Point
  kept: ReturnType<typeof usePoint>
}

function Point({ project, area, line, point, kept }: PointProps) {
  const place = useProjectPlace()
  const navigate = useNavigate()
  const { comment, setComment, said, isTyped, other, whileSending } = usePointComment(point)
  const [isBehind, setBehind] = useState(false)
  const [isBusy, whileBusy] = useBusy()
  /** What was tried, until somebody has said why it is in order all the same. */
  const [lacking, setLacking] = useState<{ lacks: Lacking; run: Run }>()
  const points = area.points ?? []
  const isHeld = area.isCompleted || area.isDisabled
  const mayChange = mayIn(project, 'update control-areas') && !isHeld
  const isEditable = mayChange && !point.isCompleted && !point.isDisabled
  const waiting = useWaitingOf(point.id)
  const finishing = useFinishing()
  const finish = waiting.find(isFinish)
  const where = { projectId: place.projectId, controlAreaId: area.id, controlPointId: point.id }

  async function attempt(run: Run) {
    try {
      await run()
      return true
    } catch (error) {
      const lacks = lackingOf(error)
      if (lacks) setLacking({ lacks, run })
      else if (isStale(error)) setBehind(true)
      else await kept.refetch()
      return false
    }
  }
  const act = (run: Run) => whileBusy(() => attempt(run))
  // Whoever leaves the field for the large button must find that button at work.
  const keepComment = () =>
    isTyped && isEditable ? whileSending(() => attempt(() => kept.change({ comment: said }))) : Promise.resolve(true)
  const goTo = (id: string) => void navigate(place.point(area.id, id), { replace: true })

  /** The next that is left, from here on and then from the start; the whole area once there is none. */
  function goOn() {
    const from = points.indexOf(line) + 1
    const next = [...points.slice(from), ...points.slice(0, from - 1)].find(
      (other) => isLeft(other, project.needsVerification) && !finishing.has(other.id),
    )
    if (next) goTo(next.id)
    else void navigate(place.area(area.id), { replace: true })
  }
  async function goOnAfter(run: Run, tell?: () => void) {
    const whole: Run = async (despite) => {
      await run(despite)
      tell?.()
      goOn()
    }
    await act(whole)
  }
  async function complete() {
    // Never without what shows it: a point whose pictures are on this device alone is finished when they have arrived.
    if (waiting.some(isFile) || !navigator.onLine) {
      await finishLater(where, line.name, said)
      notify.info('projects.waits.later', { values: { name: line.name } })
      return goOn()
    }
    await goOnAfter(
      (despite) => kept.change({ isCompleted: true, comment: said, ...(despite && { despite }) }),
      () => notify.success('projects.pointTold.completed', { values: { name: line.name }, short: true }),
    )
  }
  return (
    <>
      <PointState project={project} area={area} point={point} />
      {isBehind && (
        <Changed
          onFetch={async () => {
            await kept.refetch()
            setBehind(false)
          }}
        />
      )}
      {finish && <FinishWaits item={finish} />}
      <PointAdvice point={point} />
      <PointFiles
        point={point}
        onTake={isEditable ? (files) => void keepFiles(where, line.name, files) : undefined}
        onRemove={isEditable ? (id) => kept.changeFiles({ removedFileIds: [id] }) : undefined}
      />
      {isEditable ? (
        <CommentField value={comment} onChange={setComment} onLeave={() => void keepComment()} isSaved={!isTyped} other={other} />
      ) : (
        point.comment && (
          <div>
            <chakra.h3 fontWeight="medium">
              <Text id="projects.comment" />
            </chakra.h3>
            <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
              {point.comment}
            </chakra.p>
          </div>
        )
      )}
      {!isEditable && isTyped && (
        <Note title={<Text id="projects.commentUnsaved" />}>
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
            {comment}
          </chakra.p>
        </Note>
      )}
      {lacking && (
        <DespiteDialog
          lacking={lacking.lacks}
          onSay={async (despite) => {
            setLacking(undefined)
            await act(() => lacking.run(despite))
          }}
          onClose={() => setLacking(undefined)}
        />
      )}
      <PointDeviations project={project} pointId={point.id} />
      <PointActions
        project={project}
        area={area}
        point={point}
        isBusy={isBusy || isBehind || !!finish}
        onComplete={() => void complete()}
        onDisable={(isDisabled) => void act(() => kept.change({ isDisabled }))}
        onReopen={() => void act(() => kept.reopen())}
        onVerify={() => void goOnAfter(kept.verify)}
        onSendBack={(why) =>
          void act(async () => {
            await kept.reopen()
            await kept.change({ comment: [point.comment, why].filter(Boolean).join('\n') })
          }).then((isDone) => isDone && goOn())
        }
        onTurn={(id) => void keepComment().then((isKept) => isKept && goTo(id))}
        neighbours={[points[points.indexOf(line) - 1], points[points.indexOf(line) + 1]]}
      />
    </>
  )
}
