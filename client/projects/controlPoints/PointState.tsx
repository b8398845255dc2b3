import { chakra } from '@chakra-ui/react'
import { CircleCheck, CircleSlash, Lock, type LucideIcon, ScanEye } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProjectFrameFragment } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { stateOfPoint } from '#client/projects/controlAreas/PointList.tsx'
import type { ControlArea } from '#client/projects/controlAreas/useControlArea.ts'
import { writtenMoment } from '#client/ui/writing.ts'
import type { Point } from './usePoint.ts'

/** Who did it and when, who looked it over; or what keeps it from being changed. Of an open point nothing is said. */
export function PointState({ project, area, point }: { project: ProjectFrameFragment; area: ControlArea; point: Point }) {
  const state = stateOfPoint(point, project.needsVerification)
  const completed = point.completedAt && { moment: writtenMoment(point.completedAt), who: point.completedBy ?? '' }
  return (
    <>
      {project.isCompleted ? (
        <Line icon={Lock} tone="neutral">
          <Text id="errors.codes.projectCompleted" />
        </Line>
      ) : (
        area.isCompleted && (
          <Line icon={Lock} tone="neutral">
            <Text id="errors.codes.controlAreaCompleted" />
          </Line>
        )
      )}
      {state === 'disabled' && (
        <Line icon={CircleSlash} tone="neutral">
          <Text id="projects.pointDisabled" />
        </Line>
      )}
      {completed && (
        <Line icon={CircleCheck} tone="positive">
          <Text id="projects.completedBy" values={completed} />
          {point.despite && (
            <chakra.span display="block">
              <Text id="projects.despite.told" values={{ reason: point.despite }} />
            </chakra.span>
          )}
          {point.verifiedAt && (
            <chakra.span display="block">
              <Text id="projects.verifiedBy" values={{ moment: writtenMoment(point.verifiedAt), who: point.verifiedBy ?? '' }} />
            </chakra.span>
          )}
        </Line>
      )}
      {state === 'awaiting' && (
        <Line icon={ScanEye} tone="caution">
          <Text id={point.isCompletedByMe ? 'projects.awaitsOther' : 'projects.awaitsYou'} />
        </Line>
      )}
    </>
  )
}

const Line = ({ icon: Icon, tone, children }: { icon: LucideIcon; tone: 'neutral' | 'positive' | 'caution'; children: ReactNode }) => (
  <chakra.div
    colorPalette={tone}
    display="flex"
    gap="3"
    padding="4"
    borderRadius="card"
    bg="colorPalette.subtle"
    color="colorPalette.fg"
    overflowWrap="anywhere"
  >
    <chakra.span marginTop="2px">
      <Icon size={20} aria-hidden />
    </chakra.span>
    <div>{children}</div>
  </chakra.div>
)
