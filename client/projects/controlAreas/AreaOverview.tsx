import { Button, chakra, Heading } from '@chakra-ui/react'
import { ArrowRight, CircleCheck, CircleSlash, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { isStale, refusalOf } from '#client/access/refusal.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import type { ProjectFrameFragment } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { AddPoint } from '#client/projects/controlPoints/AddPoint.tsx'
import { progressOf } from '#client/projects/progress.ts'
import { ProgressRing } from '#client/projects/ProgressRing.tsx'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { mayIn } from '#client/projects/projectRights.ts'
import { notify } from '#client/ui/notify.ts'
import { Stack } from '#client/ui/Page.tsx'
import { RowMenu } from '#client/ui/RowMenu.tsx'
import { useAct } from '#client/ui/useAct.ts'
import { writtenMoment } from '#client/ui/writing.ts'
import { AreaParty } from './AreaParty.tsx'
import { PointList } from './PointList.tsx'
import { PointsLeft } from './PointsLeft.tsx'
import { type ControlArea, isLeft, type useControlArea } from './useControlArea.ts'

interface AreaOverviewProps {
  project: ProjectFrameFragment
  area: ControlArea
  kept: ReturnType<typeof useControlArea>
}

/** The whole of an area, and what is done with it. Which points keep it open is told by their names. */
export function AreaOverview({ project, area, kept }: AreaOverviewProps) {
  const place = useProjectPlace()
  const text = useText()
  const [isStopped, setStopped] = useState(false)
  const [isBusy, act] = useAct()
  const { done, count, percent } = progressOf([area])
  const left = (area.points ?? []).filter((point) => isLeft(point, project.needsVerification))
  const mayChange = mayIn(project, 'update control-areas')
  const isOpen = !area.isCompleted && !area.isDisabled

  const change = (run: () => Promise<unknown>, done: 'completed' | 'reopened' | 'disabled' | 'enabled') =>
    act(async () => {
      setStopped(false)
      try {
        await run()
        notify.success(`projects.areaTold.${done}`, { values: { name: area.name } })
      } catch (error) {
        if (refusalOf(error)?.code === 'controlPointListNotCompleted') setStopped(true)
        if (isStale(error)) tellFailure(refusalOf(error))
        await kept.again()
      }
    })
  return (
    <Stack gap="6" maxWidth="column" marginInline="auto">
      <chakra.div display="flex" alignItems="center" gap="5">
        <ProgressRing percent={percent} isDone={area.isCompleted && !area.isDisabled} isOff={area.isDisabled} size="lg" />
        <chakra.div minWidth="0">
          <Heading as="h2" textStyle="title" overflowWrap="anywhere">
            {area.name}
            {area.isDisabled && (
              <chakra.span fontWeight="regular" color="muted">
                {' '}
                (<Text id="common.inactive" />)
              </chakra.span>
            )}
          </Heading>
          <chakra.p color="muted" fontVariantNumeric="tabular-nums">
            <Text id="projects.pointsDone" values={{ done, count }} />
          </chakra.p>
          {area.completedAt && (
            <chakra.p textStyle="meta" color="positive.fg">
              <Text id="projects.areaCompleted" values={{ moment: writtenMoment(area.completedAt), who: area.completedBy ?? '' }} />
            </chakra.p>
          )}
        </chakra.div>
        {mayChange && (isOpen || area.isDisabled) && (
          <chakra.span marginStart="auto" alignSelf="start">
            <RowMenu
              label={text('projects.areaChoices', { name: area.name })}
              actions={[
                {
                  name: 'use',
                  icon: area.isDisabled ? RotateCcw : CircleSlash,
                  text: <Text id={area.isDisabled ? 'projects.enableArea' : 'projects.disableArea'} />,
                  onSelect: () => change(() => kept.change({ isDisabled: !area.isDisabled }), area.isDisabled ? 'enabled' : 'disabled'),
                },
              ]}
            />
          </chakra.span>
        )}
      </chakra.div>
      <AreaParty area={area} mayChange={mayChange && isOpen} change={kept.change} />
      {isStopped && left.length > 0 && <PointsLeft points={left} areaId={area.id} />}
      {area.points?.length ? (
        <PointList area={area} needsVerification={project.needsVerification} />
      ) : (
        <chakra.p color="muted">
          <Text id="projects.noPoints" />
        </chakra.p>
      )}
      {mayChange && isOpen && <AddPoint area={area} onAdded={kept.again} />}
      {mayChange && !area.isDisabled && (
        <Bar>
          {isOpen && left[0] ? (
            <Button
              variant="solid"
              size="xl"
              flex="1"
              minWidth="min(100%, 280px)"
              height="auto"
              paddingBlock="2"
              whiteSpace="normal"
              asChild
            >
              <Link to={place.point(area.id, left[0].id)}>
                <Text id="projects.nextPoint" values={{ name: left[0].name }} />
                <ArrowRight aria-hidden />
              </Link>
            </Button>
          ) : null}
          {isOpen && (
            <Button
              size={left.length ? 'md' : 'xl'}
              variant={left.length ? 'outline' : 'solid'}
              minHeight="56px"
              flex={left.length ? undefined : '1'}
              disabled={isBusy}
              onClick={() => change(() => kept.change({ isCompleted: true }), 'completed')}
            >
              <CircleCheck aria-hidden />
              <Text id="projects.completeArea" />
            </Button>
          )}
          {area.isCompleted && !area.isDisabled && mayIn(project, 'reopen control-areas') && (
            <Button minHeight="56px" disabled={isBusy} onClick={() => change(() => kept.reopen(), 'reopened')}>
              <RotateCcw aria-hidden />
              <Text id="projects.reopenArea" />
            </Button>
          )}
        </Bar>
      )}
    </Stack>
  )
}

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    paddingBlock: '3',
    bg: 'surface',
    borderTopWidth: '1px',
  },
})
